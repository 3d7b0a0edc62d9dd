/** In characters: how far to look for the first tag. Comments in front of one are hardly ever this long. */
const lookAhead = 64 * 1024;

/** What may come before the first tag. Sticky, and without anything after it: this takes linear time. */
const filler = /[\s\ufeff]+|<!--(?:-?>|[^]*?--!?>)|<\?xml[^]*?\?>/iy;

/**
 * Whether a body is a web page instead of an API's answer (R32): bot walls and sites that answer every address with
 * their page must not swallow leads. The media type alone decides nothing: PHP and ASP.NET send `text/html` by
 * default.
 */
export function isPage(body: string, contentType: string): boolean {
  const text = body.slice(0, lookAhead);
  let at = 0;
  filler.lastIndex = 0;
  while (filler.test(text)) at = filler.lastIndex;
  const start = text.slice(at, at + '<!doctype'.length);
  if (/^<(!doctype|html)/i.test(start)) return true;
  return /^\s*(text\/html|application\/xhtml\+xml)\s*(;|,|$)/i.test(contentType) && /^<\/?[a-z]/i.test(start);
}

/** Whether a media type is a picture's, sound's, film's, font's, style sheet's or script's: no API answers with one (R58). */
export function isMedia(contentType: string): boolean {
  const media =
    /^(image|audio|video|font|text\/css|\w+\/(x-)?((java|ecma)script|font-)|application\/vnd\.ms-font)/i;
  return media.test(contentType);
}
