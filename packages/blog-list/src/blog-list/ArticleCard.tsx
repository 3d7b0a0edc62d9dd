import type { Article } from './fetch-articles.ts';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { createElement } from 'react';
import { blogText } from './texts.ts';

export function ArticleCard({ article, level }: { readonly article: Article; readonly level: number }) {
  const { name: widget } = useWidgetHost();
  const { url, heading, summary, day, month, image, category } = article;
  return (
    <article className={image ? 'aw-article' : 'aw-article aw-article--text'}>
      <div className="aw-article__picture">
        {image && (
          <img
            loading="lazy" // before `src`, or the request would start at once
            decoding="async"
            src={image}
            alt=""
            width={640}
            height={360}
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
          />
        )}
        {(day || month) && (
          <div className="aw-article__date">
            <span className="aw-article__day">{day}</span> <span>{month}</span>
          </div>
        )}
      </div>
      <div className="aw-article__text">
        {createElement(`h${level}`, null, <a href={url}>{heading}</a>)}
        {category.heading && <Category {...category} />}
        {summary && <p>{summary}</p>}
        <a className="aw-article__more" href={url}>
          {blogText('readMore', widget)}
          <span className="aw-hidden">: {heading}</span>
        </a>
      </div>
    </article>
  );
}

function Category({ heading, url }: Article['category']) {
  return url ? (
    <a href={url} data-category="">
      {heading}
    </a>
  ) : (
    <span data-category="">{heading}</span>
  );
}
