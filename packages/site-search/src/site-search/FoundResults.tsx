import { getConfig } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { searchText } from '../search/texts.ts';
import type { PageResults, PageResultsProps } from './PageResults.tsx';

interface FoundResultsProps extends PageResultsProps {
  /** What searches and shows results, once it has loaded. */
  readonly Results: typeof PageResults | undefined;
  /** It could not be loaded. */
  readonly isMissing: boolean;
}

/** The way to another search, and the results once the code that shows them has loaded. */
export function FoundResults({ Results, isMissing, ...props }: FoundResultsProps) {
  const { name: widget } = useWidgetHost();
  return (
    <>
      <p className="aw-search-note">
        <a className="aw-link" href={getConfig().searchUrl}>
          {searchText('searchAgain', widget)}
        </a>
      </p>
      {Results && <Results {...props} />}
      {!Results && !isMissing && <div className="aw-search-waiting" />}
      {/* Silence would be a blank page (H12). */}
      {!Results && isMissing && <ContactBlock />}
    </>
  );
}
