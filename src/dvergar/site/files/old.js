// Says that a browser is too old for this page, in words that every browser understands. The page itself takes its place where it can.
;(function () {
  function told() {
    var app = document.getElementById('app')
    if (!app || app.children.length) return
    app.innerHTML =
      '<main role="alert" style="padding:40px 20px;text-align:center;line-height:1.6">' +
      '<p lang="en">This browser is too old for Dvergar: it needs one of 2023 or newer.</p>' +
      '<p lang="fr">Ce navigateur est trop ancien pour Dvergar\u00a0: il en faut un de 2023 ou plus récent.</p>' +
      '<p lang="de">Dieser Browser ist zu alt für Dvergar: Es braucht einen von 2023 oder neuer.</p></main>'
  }
  window.addEventListener('error', told)
  window.addEventListener('load', function () {
    if (!('noModule' in document.createElement('script'))) told()
  })
})()
