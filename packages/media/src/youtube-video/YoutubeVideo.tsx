import { track } from '@adviser-widgets/core';
import { consentTo, onConsent } from '@adviser-widgets/core/internal';
import { emit, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageNodes, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { readVideo } from './read-video.ts';
import { videoText } from './texts.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { playerOrigin, useIsLost } from './useIsLost.ts';

/** Props of YoutubeVideo: the widget's attributes, and as children what shows if `video` is invalid. */
export type YoutubeVideoProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function YoutubeVideo(props: YoutubeVideoProps) {
  const { video: given, title: titled, thumbnail, children } = withDefaults(attributes, props);
  const host = useWidgetHost();
  const asRoot = useRoot();
  const [{ poster, text }] = useState(() => findPoster(host.element));
  const [playing, setPlaying] = useState('');
  const isAgreed = useSyncExternalStore(onConsent, hasConsent, () => false);
  const player = useRef<HTMLIFrameElement>(null);
  const video = readVideo(given);
  const named = titled || text;
  const title = named || videoText('video', host.name);
  const isPlaying = playing === given;
  const isLost = useIsLost(player, isPlaying);

  useEffect(() => player.current?.focus({ preventScroll: true }), [playing]);

  const play = () => {
    const event = {
      name: 'click_video_play',
      category: 'Click',
      label: (named || videoText.texts.video).replace(/\d/g, ''),
      action: 'Click',
    };
    track(event, (pushed) => emit(host, 'aw:analytics', { detail: pushed, fallback: player.current }));
    setPlaying(given);
  };

  if (!video && host.element) throw new Error(`"${given}" is not a YouTube video`);
  if (!video) return children;
  const { id, start } = video;
  return (
    <div {...asRoot({ className: isLost ? 'aw-video aw-video--lost' : 'aw-video' })}>
      {isPlaying ? (
        <iframe
          ref={player}
          src={`${playerOrigin}/embed/${id}?autoplay=1&enablejsapi=1&playsinline=1${start ? `&start=${start}` : ''}`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          // Without a referrer the player shows error 153.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className="aw-video__play"
          aria-label={videoText('play', host.name, { title })}
          onClick={play}
        >
          {poster.length > 0 && <PageNodes as="span" className="aw-pictures" nodes={poster} />}
          {poster.length === 0 && thumbnail && isAgreed && <Thumbnail key={id} id={id} />}
          <b>{title}</b>
          <svg viewBox="0 0 72 72" aria-hidden="true">
            <path d="M29 22v28l22-14z" />
          </svg>
        </button>
      )}
      <a className="aw-link" href={`https://youtu.be/${id}`}>
        {isLost ? videoText('watch', host.name, { title }) : title}
      </a>
    </div>
  );
}

function hasConsent(): boolean {
  return consentTo('videos') === true;
}

function findPoster(host: Element | undefined): {
  readonly poster: readonly ChildNode[];
  readonly text: string;
} {
  const image = host?.querySelector('img');
  const text = host?.textContent.trim() || image?.getAttribute('alt') || '';
  return { poster: image ? [image.closest('picture') ?? image] : [], text: text.replace(/\s+/g, ' ') };
}
