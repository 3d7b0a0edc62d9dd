import { createLazyPart, getConfig } from '@adviser-widgets/core';
import { Heading, useLazyPart } from '@adviser-widgets/ui';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { cutText, holdAnalytics } from '@adviser-widgets/core/internal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { attributes, type definition } from './definition.ts';
import { FoundResults } from './FoundResults.tsx';
import { FrequentTerms } from './FrequentTerms.tsx';
import { readKeyword } from './read-keyword.ts';
import { SearchForm } from './SearchForm.tsx';

/** Props of SiteSearch: the widget's attributes. */
export type SiteSearchProps = WidgetProps<typeof attributes, Record<never, never>, typeof definition.events>;

const pageResults = /* @__PURE__ */ createLazyPart(
  "The search's own code",
  () => import('./PageResults.tsx'),
);

export function SiteSearch(props: SiteSearchProps) {
  const {
    heading,
    subHeading,
    headingLevel = 2,
    query,
    navigation = 'replace',
  } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const { productName, searchUrl } = getConfig();
  const rootRef = useRef<HTMLDivElement>(null);
  const { onFailure } = useSearchEvents(rootRef);
  const [code, load] = useLazyPart(pageResults.load);
  const [isMissing, setMissing] = useState(false);
  const [asked] = useState(() => readKeyword(searchUrl)); // before a script of the page changes the URL
  const text = query || asked;
  const keyword = searchWords(text);
  const prepare = () =>
    load((error) => {
      setMissing(true); // the next sign of intent retries
      onFailure(error);
    });
  const loadAgain = () => {
    setMissing(false);
    prepare();
  };
  useEffect(() => {
    if (keyword) prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per keyword
  }, [keyword]);

  // Analytics tools record the address, so they wait until its words are known to be harmless, or have left it.
  const isAsked = keyword !== '' && asked !== '';
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    if (!code) return holdAnalytics();
    if (code.mayBePersonal(asked)) code.hideKeyword(searchUrl);
    return undefined;
  }, [asked, code, isAsked, searchUrl]);

  const title = keyword
    ? searchText('searchShowing', widget, { keyword: cutText(keyword, 100) })
    : (heading ?? [searchText('searchLabel', widget), productName].filter(Boolean).join(' '));
  const titleTag = `h${Math.min(6, headingLevel + 1)}`;
  return (
    <div {...asRoot({ ref: rootRef, className: 'aw-site-search' })}>
      {title && <Heading level={headingLevel}>{title}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      <SearchForm key={text} text={text} navigation={navigation} onIntent={prepare} />
      {keyword ? (
        <FoundResults
          Results={code?.PageResults}
          isMissing={isMissing}
          loadAgain={loadAgain}
          keyword={keyword}
          titleTag={titleTag}
          rootRef={rootRef}
        />
      ) : (
        <FrequentTerms titleTag={titleTag} />
      )}
    </div>
  );
}
