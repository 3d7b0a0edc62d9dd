export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** One pass, because the file is someone else's and may list 50,000 addresses. */
export function readSitemap(xml: string): Sitemap {
  const lists: Readonly<Record<string, Set<string>>> = { url: new Set(), sitemap: new Set() };
  let parent = '';
  for (const { name, end } of tagsOf(xml)) {
    const [prefix, kind] = splitName(parent);
    if (name === `${prefix}loc`) lists[kind]?.add(textAt(xml, end));
    else if (Object.hasOwn(lists, splitName(name)[1])) parent = name;
  }
  return { pages: [...(lists.url ?? [])], sitemaps: [...(lists.sitemap ?? [])] };
}

/** Yields each tag with where it ends; comments and CDATA sections too, without a name. */
function* tagsOf(xml: string): Generator<{ name: string; end: number }> {
  let at = xml.indexOf('<');
  while (at >= 0) {
    const end = endOf(xml, at);
    yield { name: nameAt(xml, at), end };
    at = xml.indexOf('<', end);
  }
}

function endOf(xml: string, at: number): number {
  const mark = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : '>';
  const end = xml.indexOf(mark, at);
  return end < 0 ? xml.length : end + mark.length;
}

function nameAt(xml: string, at: number): string {
  return /^[\w:.-]+/.exec(xml.slice(at + 1, at + 100))?.[0] ?? '';
}

/** `sm:url` → `sm:`, `url`. Images and videos of a page have a `loc` with another prefix. */
function splitName(name: string): readonly [prefix: string, kind: string] {
  const colon = name.indexOf(':') + 1;
  return [name.slice(0, colon), name.slice(colon)];
}

function textAt(xml: string, at: number): string {
  if (xml.startsWith('<![CDATA[', at))
    return xml.slice(at + '<![CDATA['.length, endOf(xml, at) - ']]>'.length).trim();
  const end = xml.indexOf('<', at);
  return unescape(xml.slice(at, end < 0 ? undefined : end).trim());
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}
