// Parts of the page that are fetched when they are wanted; one that failed to come can be fetched again.
const dead = new Set<HTMLLinkElement>() // styles that failed to come: the bundler asks for each only once

addEventListener('error', (event) => event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet' && dead.add(event.target), true)

function anew(old: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = old.cloneNode() as HTMLLinkElement
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no styles at ${link.href}`)) // and it is among the dead again
    dead.delete(old)
    old.replaceWith(link)
  })
}

/** Fetch a part, and before it the styles that failed to come earlier. */
export async function fetchPart<Part>(part: () => Promise<Part>): Promise<Part> {
  await Promise.all([...dead].map(anew))
  return part()
}
