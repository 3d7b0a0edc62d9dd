/** Characters with a name in HTML that a CMS or `htmlentities` escapes, besides letters with a mark. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\xa0',
  shy: '\xad',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
};

/** `&omacr;` is an o with a macron. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

/**
 * Decodes entities of HTML once: in text that was escaped although it is not HTML, such as `O&#8217;Neill` in a CMS's
 * list, and in attributes that an editor escaped twice.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) =>
    typeof name === 'string'
      ? (fromName(name) ?? entity)
      : (fromCode(decimal ? Number(decimal) : parseInt(hex, 16)) ?? entity),
  );
}

function fromName(name: string): string | undefined {
  const mark = Object.keys(marks).find((each) => name.length === each.length + 1 && name.endsWith(each));
  if (mark) return `${name[0]}${marks[mark]}`.normalize('NFC');
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/** As in HTML, 128 to 159 are the characters of Windows. Half of a surrogate pair would break addresses. */
function fromCode(code: number): string | undefined {
  if (code >= 128 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isControl = code < 32 && code !== 9 && code !== 10 && code !== 13;
  const isCharacter = !isControl && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
