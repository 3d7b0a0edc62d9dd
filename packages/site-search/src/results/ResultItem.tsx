import { blogCategoryName } from '@adviser-widgets/core/internal';
import type { SearchItem, SearchGroup } from '../hosted-search/search-client.ts';

import { Photo } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { MarkedText } from './MarkedText.tsx';

interface ResultItemProps {
  readonly item: SearchItem;
  readonly group: SearchGroup;
  readonly onOpen: (link: Element) => void;
}

export function ResultItem({ item, group, onOpen }: ResultItemProps) {
  const { name: widget } = useWidgetHost();
  return (
    <li className="aw-result">
      {group === 'advisers' && (
        <Photo name={item.title.map(({ text }) => text).join('')} image={item.image} size={48} />
      )}
      <div className="aw-result__text">
        {item.category && <p className="aw-result__category">{blogCategoryName(item.category, widget)}</p>}
        <a
          className="aw-link aw-result__link"
          href={item.url}
          onClick={(event) => onOpen(event.currentTarget)}
        >
          <MarkedText parts={item.title} />
        </a>
        {item.description.length > 0 && (
          <p className="aw-result__description">
            <MarkedText parts={item.description} />
          </p>
        )}
      </div>
    </li>
  );
}
