/** A browser nests some markup in another way once it is written (a form in a form): rarely more than twice. */
const maxTimes = 8;

/**
 * Rewrites HTML until rewriting changes nothing.
 *
 * @returns `''` for HTML that still changes after eight times: what a browser makes of it would be unknown
 */
export function settle(html: string, rewrite: (html: string) => string): string {
  let before = html;
  for (let times = 0; times < maxTimes; times += 1) {
    const after = rewrite(before);
    if (after === before) return after;
    before = after;
  }
  return '';
}
