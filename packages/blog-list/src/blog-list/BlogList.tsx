import { pageSize } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { Button, Heading, StatusText } from '@adviser-widgets/ui';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useId, useRef } from 'react';
import { ArticleCard } from './ArticleCard.tsx';
import { blogText } from './texts.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { attributes, type definition, type slots } from './definition.ts';
import { PageCard } from './PageCard.tsx';
import type { View } from './open-blog.ts';
import { useBlog } from './useBlog.ts';

/** Props of BlogList: the widget's attributes. */
export type BlogListProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function BlogList(props: BlogListProps) {
  const {
    heading,
    subHeading,
    headingLevel = 2,
    category: preset,
    firstPage = 1,
    prefetch = 'intent',
  } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [{ category, list, said }, blog] = useBlog(root, { category: preset, firstPage, prefetch });
  const isLoading = list.status === 'loading';
  const level = Math.min(6, heading ? headingLevel + 1 : headingLevel);
  return (
    <div {...asRoot({ ref: root, className: 'aw-blog' })}>
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      <CategoryChoice
        category={category}
        id={id}
        label={blogText('categories', widget)}
        onChoice={blog.choose}
        onIntent={blog.prepare}
      />
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${category}`} aria-busy={isLoading}>
        <Articles key={category} list={list} level={level} widget={widget} />
        {list.hasMore && <ShowMore list={list} widget={widget} onShow={blog.showMore} />}
      </div>
      <StatusText text={said} />
    </div>
  );
}

interface ShowMoreProps extends Pick<View, 'list'> {
  readonly widget: string;
  readonly onShow: () => void;
}

function ShowMore({ list: { cards, status }, widget, onShow }: ShowMoreProps) {
  const isLoading = status === 'loading';
  const label =
    status === 'failed' && cards.length === 0 ? message('tryAgain', widget) : blogText('showMore', widget);
  return (
    <div className="aw-show-more">
      {status === 'failed' && <p>{blogText('failed', widget)}</p>}
      <Button isBusy={isLoading} onClick={onShow}>
        {isLoading ? blogText('loading', widget) : label}
      </Button>
    </div>
  );
}

interface ArticlesProps {
  readonly list: View['list'];
  readonly level: number;
  readonly widget: string;
}

function Articles({ list: { cards, hasMore, status }, level, widget }: ArticlesProps) {
  return (
    <>
      {cards.length === 0 && !hasMore && <p className="aw-sub-heading">{blogText('empty', widget)}</p>}
      <ul className="aw-articles">
        {cards.map(({ url, element, article }, index) => (
          <li key={url || index}>
            {element && <PageCard element={element} />}
            {!element && article && <ArticleCard article={article} level={level} />}
          </li>
        ))}
        {status === 'loading' &&
          [...Array(pageSize).keys()].map((index) => (
            <li key={-1 - index} className="aw-article aw-article--waiting" aria-hidden="true" />
          ))}
      </ul>
    </>
  );
}
