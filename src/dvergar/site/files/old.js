// Says that a browser is too old for this page, in words that every browser understands. The page itself takes its place where it can.
;(function () {
  function told() {
    var app = document.getElementById('app')
    if (!app || app.children.length) return
    app.innerHTML =
      '<main role="alert" style="padding:48px 24px;max-width:34em;margin:0 auto;text-align:center;font-size:18px;line-height:1.5">' +
      '<p lang="en" style="margin:0 0 24px">This browser is too old for Dvergar: it needs one of 2023 or newer.</p>' +
      '<p lang="fr" style="margin:0 0 24px">Ce navigateur est trop ancien pour Dvergar\u00a0: il en faut un de 2023 ou plus récent.</p>' +
      '<p lang="de">Dieser Browser ist zu alt für Dvergar: Es braucht einen von 2023 oder neuer.</p></main>'
  }
  window.addEventListener('error', told)
  window.addEventListener('load', function () {
    if (!('noModule' in document.createElement('script'))) told()
  })
})()
