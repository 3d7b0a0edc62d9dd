import { GroupedResults } from './GroupedResults.tsx';
import type { InlineResultsProps } from './inline-results.ts';
import { PreviewResults } from './PreviewResults.tsx';

/** The results under the header's search box, in either of its modes (H1). */
export function InlineResults({ mode, ...props }: InlineResultsProps & { mode: 'preview' | 'grouped' }) {
  return mode === 'grouped' ? <GroupedResults {...props} /> : <PreviewResults {...props} />;
}
