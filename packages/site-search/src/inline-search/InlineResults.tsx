import { GroupedResults } from './GroupedResults.tsx';
import type { InlineResultsProps } from './inline-results-props.ts';
import { PreviewResults } from './PreviewResults.tsx';

export function InlineResults({ mode, ...props }: InlineResultsProps & { mode: 'preview' | 'grouped' }) {
  return mode === 'grouped' ? <GroupedResults {...props} /> : <PreviewResults {...props} />;
}
