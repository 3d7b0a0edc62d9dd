/**
 * Over 60 texts that must not affect a page when an API record contains them. Each is tried as a name, a URL
 * and every other field.
 */
export const hostileTexts = [
  '<script>window.hit = 1</script>', '<img src=x onerror="window.hit = 1">', '"><svg onload=window.hit=1>', "'-window.hit=1-'", '${window.hit = 1}',
  '{{constructor.constructor("window.hit=1")()}}', 'javascript:window.hit=1', ' jAvAsCrIpT:window.hit=1', 'java\nscript:window.hit=1', '\u0001javascript:window.hit=1',
  'data:text/html,<script>parent.hit=1</script>', 'vbscript:window.hit=1', 'blob:null/1', '//evil.example.invalid/x', '\\\\evil.example.invalid\\x', '</li></ul></section><h1>Gone</h1>',
  '<iframe srcdoc="<script>parent.hit=1</script>">', '<style>*{display:none}</style>', '<a href="javascript:window.hit=1">x</a>', '&lt;script&gt;', '&#106;avascript:window.hit=1', '<!--', ']]>', '%3Cscript%3E',
  '__proto__', 'constructor', 'toString', '{name}', '$&$`$1', '\u202Egnp.exe', '\u200b', '\u0000', '\uD800', 'a'.repeat(20_000), 'W'.repeat(300), '🏠'.repeat(400), 'Z̸̢̛͔'.repeat(100),
  '<base href="//evil.example.invalid/">', '<form action="//evil.example.invalid/"><input name=hit>', '<math><mtext><script>window.hit=1</script>', '<template><script>window.hit=1</script></template>',
  '<details open ontoggle=window.hit=1>', '<body onload=window.hit=1>', '<input autofocus onfocus=window.hit=1>', '<marquee onstart=window.hit=1>', '<object data="javascript:window.hit=1">', '<embed src="javascript:window.hit=1">',
  '<link rel=stylesheet href="//evil.example.invalid/x.css">', '<meta http-equiv=refresh content="0;url=//evil.example.invalid">', '<svg><use href="data:image/svg+xml,<svg onload=window.hit=1>">', 'onerror=window.hit=1', '` onmouseover=window.hit=1',
  '" onmouseover="window.hit=1', "' onfocus='window.hit=1' autofocus='", '<b>bold</b>', 'Aroha<br>Reed', 'tel:111', 'mailto:a@b.nz', 'ftp://x.invalid/', 'file:///etc/passwd', 'ws://x.invalid', 'intent://x#Intent;end',
];
