interface ClosedMarkup {
  readonly markup: string;
  /** What was closed, in sentences. */
  readonly notes: readonly string[];
}

/** Closes placeholders that end in `/>`: HTML ignores the slash, so the rest of the page would be inside. */
export function closeTags(markup: string): ClosedMarkup {
  const notes: string[] = [];
  const parts = markup.split('<').map((part) => {
    const [, tag, name = ''] = /^(([a-z][a-z\d-]*)\s[^>]*["'\s])\/>/i.exec(part) ?? [];
    if (tag === undefined || !/\sdata-widget\s*=/i.test(tag)) return part;
    notes.push(`Repaired: <${name} … /> does not close. It is read as <${name} …></${name}>.`);
    return `${tag.trimEnd()}></${name}>${part.slice(tag.length + '/>'.length)}`;
  });
  return { markup: parts.join('<'), notes: [...new Set(notes)] };
}
