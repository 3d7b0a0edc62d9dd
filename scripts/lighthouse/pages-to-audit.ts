/** A page that Lighthouse looks at. */
export interface AuditedPage {
  readonly path: string;
  /** What it is on purpose, so that the audits that object to it are left out. */
  readonly on?: keyof typeof purposes;
}

/** What a page may be on purpose, and the audits that are not for such a page. */
export const purposes = {
  /** A page that only its own link leads to asks search engines to leave it alone. */
  noindex: ['is-crawlable'],
  /** A page that is not there answers 404, says so in the console, and is in no index. */
  missing: ['is-crawlable', 'http-status-code', 'errors-in-console'],
} as const;

/** One page of each kind, or the paths that were asked for. */
export function pagesToAudit(chosen: readonly string[]): readonly AuditedPage[] {
  if (chosen.length === 0) return pages;
  return chosen.map((path) => pages.find((page) => page.path === path) ?? { path });
}

const pages: readonly AuditedPage[] = [
  { path: '/' },
  { path: '/about-us' },
  { path: '/about-us/contact-us' },
  { path: '/advisers' },
  { path: '/advisers/hemi-waitoa' },
  { path: '/find-help' },
  { path: '/offices' },
  { path: '/calculators' },
  { path: '/calculators/repayments' },
  { path: '/property-report' },
  { path: '/faq' },
  { path: '/blog' },
  { path: '/blog?page=2' },
  { path: '/blog/insurance' },
  { path: '/blog/insurance/claim-made-simple' },
  { path: '/become-an-adviser' },
  { path: '/privacy-policy' },
  { path: '/search', on: 'noindex' },
  { path: '/search/insurance', on: 'noindex' },
  { path: '/call-centre', on: 'noindex' },
  { path: '/subscription?ceid=demo', on: 'noindex' },
  { path: '/subscription?ceid=demo&unsubscribed=true', on: 'noindex' },
  { path: '/survey?pi_email=mere@example.nz&job_id=7', on: 'noindex' },
  { path: '/programme', on: 'noindex' },
  { path: '/programme?step=2', on: 'noindex' },
  { path: '/programme?step=3', on: 'noindex' },
  { path: '/programme?step=4', on: 'noindex' },
  { path: '/no-such-page', on: 'missing' },
];
