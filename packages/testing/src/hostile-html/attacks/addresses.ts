/** Every character that a browser drops or a filter may trim, where it may stand in an address. */
const blanks = [
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  ...'\u007f\u0085\u00a0\u00ad\u1680\u180e\u2000\u2003\u2009\u200a\u200b\u200d\u200e\u2028\u2029\u202e\u202f\u205f\u2060\u3000\ufeff\ufffd',
];

/** Addresses that run script, or did so in some browser. */
export const hostileAddresses = [
  ...blanks.flatMap((blank) => [
    `${blank}javascript:alert(1)`,
    `java${blank}script:alert(1)`,
    `javascript${blank}:alert(1)`,
  ]),
  'JavaScript:alert(1)',
  'javascript:%61lert(1)',
  'javascript://example.nz/%0aalert(1)',
  'javascript:/*http://example.nz*/alert(1)',
  'javascript:"https:".length&&alert(1)',
  'http://javascript:alert(1)',
  'https:javascript:alert(1)',
  'mailto:javascript:alert(1)',
  '//javascript:alert(1)',
  '/\\javascript:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  'javascript：alert(1)',
  'ja\u0000vascript:alert(1)',
  'ⓙavascript:alert(1)',
  'javaſcript:alert(1)',
  'livescript:alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'DATA:text/html,<script>alert(1)</script>',
  'blob:https://example.nz/1',
  'filesystem:https://example.nz/temporary/x.html',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)!/x',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  'ms-its:x',
  'intent://x#Intent;scheme=javascript;end',
  'https://',
  'https://%',
  'http://[',
] as const;

const quoted = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\r', '&#13;');

const coded = (address: string) => Array.from(address, (sign) => `&#${sign.codePointAt(0) ?? 0};`).join('');

/** Elements that go to an address, load it or animate it. */
const places: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}" xlink:href="${address}" ping="${address}">x</a>`,
  (address) => `<a name=x href="/x" HREF="${address}">x</a>`,
  (address) => `<area href="${address}">`,
  (address) => `<base href="${address}"><a href="x">x</a>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form id=g></form><button form=g formaction="${address}">x</button>`,
  (address) => `<input type=image formaction="${address}" src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<iframe srcdoc='<a href="${address}">x</a>'></iframe>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"><param name=url value="${address}"></object>`,
  (address) => `<img src="${address}" srcset="${address} 2x" longdesc="${address}" lowsrc="${address}">`,
  (address) => `<image src="${address}">`,
  (address) => `<video src="${address}" poster="${address}"><source src="${address}"></video>`,
  (address) => `<body background="${address}"><table background="${address}">`,
  (address) => `<link rel="stylesheet import preload" href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<style>@import "${address}"; b { background: url("${address}") }</style>`,
  (address) => `<b style="background: url('${address}'); -moz-binding: url('${address}')">x</b>`,
  (address) => `<svg><a href="${address}"><text>x</text></a></svg>`,
  (address) => `<svg><a xlink:href="${address}"><circle r=9 /></a></svg>`,
  (address) => `<svg><use href="${address}#x" xlink:href="${address}#x" /></svg>`,
  (address) => `<svg><image href="${address}" /><feImage href="${address}" /></svg>`,
  (address) => `<svg><script href="${address}" /></svg>`,
  (address) => `<svg><a id=l><animate attributeName=href values="${address}" /><text>x</text></a></svg>`,
  (address) => `<svg><a id=l><set attributeName="xlink:href" to="${address}" /><text>x</text></a></svg>`,
  (address) => `<svg><animate href="#l" attributeName=href from="${address}" to="/" /><a id=l>x</a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<math><mi xlink:href="${address}">x</mi></math>`,
  (address) => `<math><maction actiontype="statusline" href="${address}">x</maction></math>`,
  (address) => `<blockquote cite="${address}">x</blockquote><q cite="${address}">x</q>`,
  (address) => `<applet code="${address}" archive="${address}"></applet><bgsound src="${address}">`,
];

/** All addresses in links, and a few wherever an element has one. */
export const addresses = [
  ...hostileAddresses.flatMap((address) => [
    `<a href="${quoted(address)}">x</a>`,
    `<a href="${coded(address)}">x</a>`,
  ]),
  ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>'].flatMap(
    (address) => places.map((place) => place(quoted(address))),
  ),
];
