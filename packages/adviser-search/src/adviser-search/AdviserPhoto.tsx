import { useState } from 'react';

/** A photo, over the initials that show without one. One that cannot be had is left out for good (H9). */
export function AdviserPhoto({ name, image }: { name: string; image: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="aw-adviser__photo">
      <span aria-hidden="true">{initialsOf(name)}</span>
      {image && !isBroken && <img src={image} alt="" width="72" height="72" decoding="async" onError={() => setBroken(true)} />}
    </div>
  );
}

/** The first letter of the first and of the last word: "Te Rangi Wharepapa" is TW. */
export function initialsOf(name: string): string {
  const ends = new Set([name, name.slice(name.lastIndexOf(' ') + 1)]); // of one word, one
  return Array.from(ends, (end) => /\p{L}/u.exec(end)?.[0] ?? '').join('').toUpperCase();
}
