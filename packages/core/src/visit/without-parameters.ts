/** Returns an address without these parameters of its query. The others stay as they are written. */
export function withoutParameters(address: string, names: ReadonlySet<string>): string {
  const [, start = '', query = '', end = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const isKept = (part: string) =>
    ![...new URLSearchParams(`?${part}`).keys()].some((name) => names.has(name));
  const rest = query.split('&').filter(isKept).join('&');
  return rest === query ? address : start + (rest && `?${rest}`) + end;
}
