import { useState } from 'react';

interface PhotoProps {
  /** Stands beside it: the photo itself says nothing to screen readers. */
  readonly name: string;
  readonly image: string | undefined;
  /** Width and height in pixels. */
  readonly size: number;
}

/** Somebody's photo, over the initials that show without one. One that cannot be had is not asked for again (H9). */
export function Photo({ name, image, size }: PhotoProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <div className="aw-photo">
      <span aria-hidden="true">{initialsOf(name)}</span>
      {image && image !== missing && <img src={image} alt="" width={size} height={size} decoding="async" onError={() => setMissing(image)} />}
    </div>
  );
}

/** The first letter of the first and of the last word: "Te Rangi Wharepapa" is TW. */
export function initialsOf(name: string): string {
  const ends = new Set([name, name.slice(name.lastIndexOf(' ') + 1)]); // of one word, one
  return Array.from(ends, (end) => /\p{L}/u.exec(end)?.[0] ?? '').join('').toUpperCase();
}
