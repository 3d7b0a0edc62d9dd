import { expect, it } from 'vitest';
import { describeScores, tableHead } from './describe-scores.ts';
import { pagesToAudit } from './pages-to-audit.ts';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id })),
});

it('writes a row with the scores and the audits that fail, each once', () => {
  const row = describeScores(
    { path: '/faq' },
    {
      categories: {
        performance: category(0.957, 'lcp', 'hint', 'other'),
        accessibility: category(1, 'contrast'),
        'best-practices': category(null),
        seo: category(0.5, 'title', 'hint'),
      },
      audits: {
        lcp: { score: 0.6, displayValue: '3.4 s' },
        hint: { score: 0 },
        other: { score: null },
        contrast: { score: 0.9 },
        title: { score: 1 },
      },
    },
  );
  expect(row.slice(tableHead.indexOf('perf'))).toBe('96    100   –     50    lcp (3.4 s), hint');
});

it('notes what a page does on purpose', () => {
  expect(describeScores({ path: '/survey', on: 'noindex' }, { categories: {}, audits: {} })).toMatch(
    /\[noindex\]$/,
  );
});

it('checks the requested pages, each as its kind', () => {
  expect(pagesToAudit(['/search', '/somewhere'])).toEqual([
    { path: '/search', on: 'noindex' },
    { path: '/somewhere' },
  ]);
  const paths = pagesToAudit([]).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
