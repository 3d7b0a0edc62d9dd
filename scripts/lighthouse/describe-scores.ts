import type { Scores } from './audit-page.ts';
import type { AuditedPage } from './pages-to-audit.ts';

const columns = ['performance', 'accessibility', 'best-practices', 'seo'];

export const tableHead = `${'page'.padEnd(46)}perf  a11y  best  seo   what to look at`;

export function describeScores({ path, on }: AuditedPage, { categories, audits }: Scores): string {
  const scores = columns.map((column) => percent(categories[column]?.score).padEnd(6)).join('');
  const ids = new Set(columns.flatMap((column) => categories[column]?.auditRefs.map(({ id }) => id) ?? []));
  const failing = [...ids].flatMap((id) => {
    const audit = audits[id];
    const isGood = audit === undefined || audit.score === null || audit.score >= good;
    return isGood ? [] : [audit.displayValue ? `${id} (${audit.displayValue})` : id];
  });
  return `${path.padEnd(46)}${scores}${[...(on ? [`[${on}]`] : []), failing.join(', ')].join(' ')}`.trimEnd();
}

/** From this score on, Lighthouse shows an audit in green. */
const good = 0.9;

const percent = (score: number | null | undefined): string =>
  typeof score === 'number' ? String(Math.round(score * 100)) : '–';
