import { unshadowed } from '@adviser-widgets/core/internal';
import { stepAside } from '@adviser-widgets/ui/internal';

/**
 * What a visitor can do with the challenge: nothing while it is hidden, answer it if it is reachable, neither see nor
 * answer it if it is covered. One that is away is outside the window, or the page keeps the focus from it.
 */
export type ChallengeSight = 'hidden' | 'reachable' | 'covered' | 'away';

const intervalMs = 100;

/** Pixels. The vendor's smallest challenge is larger. */
const smallestSide = 100;

/**
 * Reports the sight of the vendor's challenge every 100 ms and whenever a style changes, as the vendor fires no
 * event. Makes room for it while it is open.
 *
 * @param element Holds the vendor's badge.
 */
export function watchChallenge(element: HTMLElement, onSight: (sight: ChallengeSight) => void): () => void {
  let room: Room | undefined;
  let focused = document.activeElement;
  const look = () => {
    const frame = findOpenChallenge(element);
    if (frame) room ??= makeRoom(frame);
    else leave();
    onSight(room?.look() ?? 'hidden');
  };
  const leave = () => {
    if (!room) ({ activeElement: focused } = document);
    else if (room.end() && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    room = undefined;
  };
  const changes = new MutationObserver(look); // a double press's second half can close it between two ticks
  changes.observe(document, { subtree: true, attributeFilter: ['style'] });
  const timer = setInterval(look, intervalMs);
  return () => {
    changes.disconnect();
    clearInterval(timer);
    leave();
  };
}

function findOpenChallenge(element: HTMLElement): HTMLElement | undefined {
  const frame = findChallenge(element);
  return frame && getComputedStyle(frame).visibility !== 'hidden' ? frame : undefined;
}

/** The vendor names the badge frame `a-…` and its challenge, anywhere in the body, `c-…`. */
function findChallenge(element: HTMLElement): HTMLElement | null {
  const id = findBadge(element)?.getAttribute('name')?.slice('a-'.length) ?? '';
  return document.querySelector<HTMLElement>(`iframe[name="c-${CSS.escape(id)}"]`);
}

/** Other vendors' compatibility layers render no frame of this name. */
export function findBadge(element: HTMLElement): Element | null {
  return element.querySelector('iframe[name^="a-"]');
}

/** The vendor leaves it in two boxes in the body. Elsewhere the page may have put it there. */
export function removeChallenge(element: HTMLElement): void {
  const box = findChallenge(element)?.parentElement?.parentElement;
  if (box?.parentElement === document.body) box.replaceWith();
}

/** The largest `z-index`: some dialogs are above the vendor's two thousand million. */
const highest = String(2 ** 31 - 1);

interface Room {
  look(): ChallengeSight;
  /** Returns whether the focus was in the challenge, or is lost. */
  end(): boolean;
}

/** Dialogs of ours step aside; those of the page let people through to it. */
function makeRoom(frame: HTMLElement): Room {
  const box = outermost(frame);
  const { pointerEvents, zIndex } = box.style;
  const returns: (() => void)[] = [];
  const showFocus = hideFocus(box);
  box.style.pointerEvents = 'auto'; // some dialogs turn them off for the whole body
  box.style.zIndex = highest;
  let isFocusable: boolean | undefined;
  let isMet = false;
  return {
    look() {
      for (const comeBack of [takeOff(box, 'inert'), takeOff(box, 'aria-hidden'), stepAside()])
        if (comeBack) returns.push(comeBack); // each time: another dialog may have opened
      const sight = sightOf(frame);
      if (sight !== 'reachable') return sight;
      isFocusable ??= takesFocus(frame);
      isMet ||= isFocusable || matchMedia('(pointer: coarse)').matches || frame.matches(':hover');
      return isMet ? 'reachable' : 'away';
    },
    end() {
      const { activeElement } = document;
      showFocus();
      Object.assign(box.style, { pointerEvents, zIndex });
      returns.forEach((comeBack) => comeBack());
      return activeElement === null || activeElement === document.body || box.contains(activeElement);
    },
  };
}

/** Takes off what a dialog has put on everything outside it. Returns what puts it back; `undefined` if it has not. */
function takeOff(box: HTMLElement, attribute: string): (() => void) | undefined {
  const value = box.getAttribute(attribute);
  if (value === null) return undefined;
  box.removeAttribute(attribute);
  return () => box.setAttribute(attribute, value);
}

function outermost(frame: HTMLElement): HTMLElement {
  let box = frame;
  while (box.parentElement && box.parentElement !== document.body) box = box.parentElement;
  return box;
}

/**
 * Dialogs that trap the focus pull it back when it leaves them, or when it reaches the guards at their edges: nobody could
 * tab to the challenge. Until the end they hear only of moves in forms and widgets.
 */
function hideFocus(box: HTMLElement): () => void {
  const shown = new AbortController();
  const isHeard = (place: EventTarget | null) =>
    !(place instanceof Element) ||
    (!box.contains(place) && !!unshadowed(place).closest<HTMLElement>('form, [data-widget], .aw-form'));
  const stop = (event: Event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (!isHeard(target) || !isHeard(relatedTarget)) event.stopImmediatePropagation();
  };
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    addEventListener(type, stop, { capture: true, signal: shown.signal });
  return () => shown.abort();
}

function takesFocus(frame: HTMLElement): boolean {
  if (document.activeElement !== frame) frame.focus({ preventScroll: true });
  return document.activeElement === frame;
}

/** On top in most of nine points: what covers a corner of it hides no question. */
function sightOf(frame: HTMLElement): ChallengeSight {
  const { left, top, right, bottom, width, height } = frame.getBoundingClientRect();
  if (Math.min(width, height) < smallestSide) return 'covered';
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const [visibleWidth, visibleHeight] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
  if (Math.min(visibleWidth, visibleHeight) < smallestSide) return 'away';
  const shares = [0.1, 0.5, 0.9];
  const met = shares.flatMap((across) =>
    shares.map((down) => document.elementFromPoint(x + visibleWidth * across, y + visibleHeight * down)),
  );
  return met.filter((element) => element === frame).length > met.length / 2 ? 'reachable' : 'covered';
}
