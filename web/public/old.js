// Written for browsers that understand nothing newer: it tells them so, and does nothing in others.
(function () {
  var isNew = "noModule" in document.createElement("script") && "WebSocket" in window && "toSorted" in Array.prototype && "showModal" in (window.HTMLDialogElement || function () {}).prototype;
  if (isNew) return;
  document.addEventListener("DOMContentLoaded", function () {
    document.getElementById("page").textContent =
      "This browser is too old for Neopolis: Firefox 115, Chrome 110, Safari 16 or newer will do. / Ta przeglądarka jest zbyt stara dla Neopolis: wystarczy Firefox 115, Chrome 110, Safari 16 lub nowsza.";
  });
})();
