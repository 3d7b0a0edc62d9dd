export interface AuditedPage {
  readonly path: string;
  readonly on?: keyof typeof purposes;
}

/** What is intentional about a page, with the audits that object to it. */
export const purposes = {
  /** Reached by a direct link only. */
  noindex: ['is-crawlable'],
  /** A missing page answers 404, which the console shows, and is not indexed. */
  missing: ['is-crawlable', 'http-status-code', 'errors-in-console'],
} as const;

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
