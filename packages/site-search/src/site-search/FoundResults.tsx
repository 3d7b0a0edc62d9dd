import { ContactBlock } from '../results/ContactBlock.tsx';
import type { SearchCodeControl } from '../useSearchCode.ts';

interface FoundResultsProps {
  readonly keyword: string;
  readonly titleTag: string;
  readonly control: SearchCodeControl;
}

/** The way to another search, and the results once the code that shows them has come. */
export function FoundResults({ keyword, titleTag, control: { code, isMissing, page } }: FoundResultsProps) {
  return (
    <>
      <p className="aw-search-note">
        <a className="aw-link" href={page.config.searchUrl}>
          {page.boxText('searchAgain')}
        </a>
      </p>
      {code && <code.PageResults keyword={keyword} titleTag={titleTag} page={page} />}
      {!code && !isMissing && <div className="aw-search-waiting" />}
      {/* Silence would be a blank page (H12). */}
      {!code && isMissing && <ContactBlock page={page} />}
    </>
  );
}
