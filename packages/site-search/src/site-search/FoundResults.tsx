import { getConfig } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { searchText } from '../search/texts.ts';
import type { PageResults, PageResultsProps } from './PageResults.tsx';

interface FoundResultsProps extends PageResultsProps {
  /** `undefined` until it has loaded. */
  readonly Results: typeof PageResults | undefined;
  /** Loading has failed. */
  readonly isMissing: boolean;
}

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
      {/* Without it the page would be blank. */}
      {!Results && isMissing && <ContactBlock />}
    </>
  );
}
