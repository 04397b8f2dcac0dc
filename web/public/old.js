// Written in old JavaScript: tells people that their browser is too old, and does nothing in newer ones.
(function () {
  var isNew =
    "noModule" in document.createElement("script") &&
    "WebSocket" in window &&
    "toSorted" in Array.prototype &&
    "showModal" in (window.HTMLDialogElement || function () {}).prototype;
  if (isNew) return;
  var words = [
    ["h1", "Neopolis"],
    ["p", "This browser is too old for Neopolis: Firefox 115, Chrome 110, Safari 16 or newer will do."],
    [
      "p",
      "Ta przegl\u0105darka jest zbyt stara dla Neopolis: wystarczy Firefox 115, Chrome 110, Safari 16 lub nowsza.",
    ],
  ];
  document.addEventListener("DOMContentLoaded", function () {
    var page = document.getElementById("page");
    var main = document.createElement("main");
    main.className = "plain stack";
    for (var at = 0; at < words.length; at += 1) {
      var line = document.createElement(words[at][0]);
      line.textContent = words[at][1];
      main.appendChild(line);
    }
    page.textContent = "";
    page.appendChild(main);
  });
})();
