from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


def test_play_by_keyboard(page, base_url):
    page.goto("/")
    page.get_by_role("button", name="Axe 3").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Axe 3 played")
    expect(page.get_by_role("region", name="Table")).to_contain_text("Axe 3")
    page.screenshot(path="shots/table.png")


def test_axe(page, base_url):
    page.goto("/")
    results = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert results.violations_count == 0, results.generate_report()
