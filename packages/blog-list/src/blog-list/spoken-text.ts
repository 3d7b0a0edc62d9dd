/** What screen readers are told (H23), by the name `messages` overrides it. */
const texts = {
  shown: '{category}, articles shown: {shown}',
  more: '{count} more articles, {shown} shown',
  oneMore: '1 more article, {shown} shown',
  noMore: 'No more articles',
} as const;

/** The page's text, else ours, with what stands in for each `{name}`. */
export function spokenText(
  name: keyof typeof texts,
  pageText: (name: string) => string | undefined,
  values: Readonly<Record<'category' | 'count' | 'shown', string | number>>,
): string {
  return (pageText(name) ?? texts[name]).replace(/\{(category|count|shown)\}/g, (_, key: keyof typeof values) => String(values[key]));
}
