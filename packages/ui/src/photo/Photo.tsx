import { useState } from 'react';
import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface PhotoProps {
  /** Shown beside the photo, which is therefore hidden from screen readers. */
  readonly name: string;
  /** Its address; `undefined` shows the initials. */
  readonly image: string | undefined;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A person's photo, over their initials. A photo that fails to load is not requested again. */
export function Photo({ name, image, size }: PhotoProps) {
  useStyleSheetCheck();
  const [missing, setMissing] = useState<string>();
  return (
    <div className="aw-photo">
      <span aria-hidden="true">{initialsOf(name)}</span>
      {image && image !== missing && (
        // `loading` must precede `src`: the browser would otherwise start the request before it knows.
        <img
          loading="lazy"
          decoding="async"
          src={image}
          alt=""
          width={size}
          height={size}
          onError={() => setMissing(image)}
        />
      )}
    </div>
  );
}

/** First letters of the first and the last word: TW for "Te Rangi Wharepapa". */
export function initialsOf(name: string): string {
  const ends = new Set([name, name.slice(name.lastIndexOf(' ') + 1)]); // a single word gives one letter
  return [...ends]
    .map((end) => /\p{L}/u.exec(end)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
