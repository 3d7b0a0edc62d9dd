import type { SearchItem } from '@adviser-widgets/core/search';
import { useState } from 'react';

/** An adviser's photo, or the initials where there is none; asked for once (H9). The name stands beside it. */
export function AdviserPhoto({ item }: { item: SearchItem }) {
  const [missing, setMissing] = useState<string>();
  if (item.image && item.image !== missing) {
    return <img className="aw-photo" src={item.image} alt="" width="48" height="48" onError={() => setMissing(item.image)} />;
  }
  return (
    <span className="aw-photo" aria-hidden="true">
      {initials(item)}
    </span>
  );
}

function initials({ title }: SearchItem): string {
  const words = title.map(({ text }) => text).join('').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase()).join('');
}
