import { unshadowed } from '@adviser-widgets/core/internal';

interface HushOptions {
  /** It shows for the first time now: of frames, only those that autoplay or are in use can play. */
  readonly isFirst?: boolean;
}

/**
 * Stops what plays within something that is hidden now (R63): films, sounds, and frames of YouTube and Vimeo; other
 * frames keep what was typed in them. What autoplays without sound is decoration, and goes on.
 */
export function hush(place: Node, { isFirst = false }: HushOptions = {}): void {
  for (const player of playersIn(place)) {
    if (player instanceof HTMLIFrameElement) stopFrame(player, !isFirst || document.activeElement === player);
    else stopMedia(player);
  }
}

type Player = HTMLMediaElement | HTMLIFrameElement;

/** Also those in open shadow roots, such as the players of video hosts. */
function* playersIn(place: Node): Iterable<Player> {
  if (place instanceof HTMLMediaElement || place instanceof HTMLIFrameElement) yield place;
  const { shadowRoot, children = [] } = unshadowed(place) as Partial<Element>; // texts have neither
  for (const part of [shadowRoot, ...children]) if (part) yield* playersIn(part);
}

function stopMedia(media: HTMLMediaElement): void {
  const isDecoration = media.autoplay && media.muted;
  const mayPlay = !media.paused || media.autoplay; // it may have to load first
  if (mayPlay && !isDecoration) media.pause();
}

/** Addresses of players; the group is Vimeo's. */
const players = /^https?:\/\/(?:(?:[\w-]+\.)?youtube(?:-nocookie)?\.com|(player\.vimeo\.com))\//;
const autoplay = /(?<=[?&])autoplay=1&?/;

function stopFrame({ src, contentDocument, contentWindow }: HTMLIFrameElement, mayBeInUse: boolean): void {
  const [address, vimeo] = players.exec(src) ?? [];
  const isLoaded = !contentDocument; // until then it has an empty document, which is the page's own
  const playsItself = autoplay.test(src);
  const isDecoration = /[?&]background=1/.test(src) || (playsItself && /[?&]muted?=1/.test(src));
  if (!address || !contentWindow || !isLoaded || isDecoration) return;
  if (vimeo) contentWindow.postMessage('{"method":"pause"}', address);
  else if (/[?&]enablejsapi=1/.test(src))
    contentWindow.postMessage('{"event":"command","func":"pauseVideo"}', address);
  // It does not listen, so it is reloaded; setting `src` would add a step to the history.
  else if (mayBeInUse || playsItself) contentWindow.location.replace(src.replace(autoplay, ''));
}
