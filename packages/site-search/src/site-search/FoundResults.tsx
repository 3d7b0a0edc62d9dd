import { getConfig } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { SearchFailure } from '../results/SearchFailure.tsx';
import { searchText } from '../search/texts.ts';
import type { PageResults, PageResultsProps } from './PageResults.tsx';

interface FoundResultsProps extends Omit<PageResultsProps, 'onRetry'> {
  /** `undefined` until it has loaded. */
  readonly Results: typeof PageResults | undefined;
  /** Loading has failed. */
  readonly isMissing: boolean;
  readonly loadAgain: () => void;
}

export function FoundResults({ Results, isMissing, loadAgain, ...props }: FoundResultsProps) {
  const { name: widget } = useWidgetHost();
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = () => region.current?.focus();
  return (
    <>
      <div ref={region} tabIndex={-1}>
        {Results && <Results {...props} onRetry={keepFocus} />}
        {!Results && !isMissing && <div className="aw-search-waiting" />}
        {!Results && isMissing && (
          <div role="alert">
            <SearchFailure
              onRetry={() => {
                keepFocus();
                loadAgain();
              }}
            />
            <ContactBlock />
          </div>
        )}
      </div>
      <p className="aw-search-again">
        <a className="aw-link" href={getConfig().searchUrl}>
          {searchText('searchAgain', widget)}
        </a>
      </p>
    </>
  );
}
