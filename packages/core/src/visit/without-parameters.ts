import { withPlainAmpersands } from './page-query.ts';

/** Returns an address without these parameters of its query. The others stay as they are written. */
export function withoutParameters(address: string, names: ReadonlySet<string>): string {
  const [page, end] = cutBefore(withPlainAmpersands(address), '#');
  const [start, mark] = cutBefore(page, '?');
  const query = mark.slice(1);
  const isKept = (part: string) =>
    ![...new URLSearchParams(`?${part}`).keys()].some((name) => names.has(name));
  const rest = query.split('&').filter(isKept).join('&');
  return rest === query ? address : start + (rest && `?${rest}`) + end;
}

function cutBefore(text: string, mark: string): [before: string, rest: string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)];
}
