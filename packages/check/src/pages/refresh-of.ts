/** A page that leads on within so many seconds is not read: another one is. */
const soonSeconds = 10;

/** Returns the address that a `Refresh` header or `<meta http-equiv="refresh">` leads on to soon, if it is another page. */
export function refreshOf(value: string, page: string): string | undefined {
  const text = value.trim();
  const address = unquoted(
    text
      .replace(/^[\d.]*/, '')
      .replace(/^[\s;,]+/, '')
      .replace(/^url\s*=/i, '')
      .trim(),
  );
  if (address === '' || (parseFloat(text) || 0) > soonSeconds || !URL.canParse(address, page))
    return undefined;
  const next = new URL(address, page);
  const isSame = next.href.replace(/#.*/, '') === page.replace(/#.*/, '');
  return isSame ? undefined : next.href;
}

function unquoted(text: string): string {
  const [quote = ''] = text;
  return quote === '"' || quote === "'" ? (text.split(quote)[1] ?? '') : text;
}
