import { Heading } from '@adviser-widgets/ui';
import { withDefaults, type PropsOf } from '@adviser-widgets/widget';
import { useEffect, useRef, useState } from 'react';
import { searchWords } from '../search-words.ts';
import { useSearchCode } from '../useSearchCode.ts';
import { attributes } from './definition.ts';
import { FoundResults } from './FoundResults.tsx';
import { FrequentTerms } from './FrequentTerms.tsx';
import { readKeyword } from './read-keyword.ts';
import { SearchForm } from './SearchForm.tsx';
import { useSearchWord } from './useSearchWord.ts';

/** Props of SiteSearch: the widget's attributes. */
export type SiteSearchProps = PropsOf<typeof attributes>;

/** The search page: a box and frequent searches, or the results for the words in the address. */
export function SiteSearch(props: SiteSearchProps) {
  const { heading, subHeading, headingLevel = 2, query, navigation = 'replace' } = withDefaults(attributes, props);
  const element = useRef<HTMLDivElement>(null);
  const control = useSearchCode(element);
  const { prepare, page } = control;
  const [asked] = useState(() => readKeyword(page.config.searchUrl)); // before a script of the page changes the address
  const text = query || asked;
  const keyword = searchWords(text);
  useSearchWord(keyword);
  useEffect(() => {
    if (keyword) prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per keyword
  }, [keyword]);

  const title = keyword
    ? page.boxText('searchShowing').replace('{keyword}', () => keyword.slice(0, 100))
    : (heading ?? [page.boxText('searchLabel'), page.config.productName].filter(Boolean).join(' '));
  const titleTag = `h${Math.min(6, headingLevel + 1)}`;
  return (
    <div ref={element} className="aw-site-search">
      {title && <Heading level={headingLevel}>{title}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {keyword ? (
        <FoundResults keyword={keyword} titleTag={titleTag} control={control} />
      ) : (
        <>
          <SearchForm text={text} navigation={navigation} control={control} />
          <FrequentTerms titleTag={titleTag} page={page} />
        </>
      )}
    </div>
  );
}
