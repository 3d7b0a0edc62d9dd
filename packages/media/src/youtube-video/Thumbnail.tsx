import { useState } from 'react';

/** Sharpest first; YouTube has the last of every video. */
const pictures = [
  (id: string) => `vi_webp/${id}/maxresdefault.webp`,
  (id: string) => `vi/${id}/hqdefault.jpg`,
] as const;

/** For a picture it lacks, YouTube answers 404 with a grey one of 120 px. */
const missingPx = 120;

/** YouTube's own picture of a video, from a host that sets no cookies. Nothing if there is none. */
export function Thumbnail({ id }: { readonly id: string }) {
  const [index, setIndex] = useState(0);
  const picture = pictures[index];
  if (!picture) return null;
  const tryNext = () => setIndex(index + 1);
  return (
    <img
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      alt=""
      onError={tryNext}
      onLoad={({ currentTarget }) => currentTarget.naturalWidth <= missingPx && tryNext()}
      src={`https://i.ytimg.com/${picture(id)}`}
    />
  );
}
