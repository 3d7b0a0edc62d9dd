import { createFrame } from './badge.ts';

export interface Challenge {
  readonly element: HTMLElement;
  show(): void;
  hide(): void;
}

interface ChallengeParts {
  readonly frameName: string;
  readonly source: URL | undefined;
  readonly onSolved: () => void;
  /** A click beside it, or Escape in it. */
  readonly onDismissed: () => void;
}

export type ChallengeMessage = 'solved' | 'dismissed';

const fullScreen = { position: 'fixed', inset: '0', zIndex: '2000000000' };
const inTheMiddle = {
  position: 'fixed',
  zIndex: '2000000000',
  inset: '0',
  margin: 'auto',
  background: '#fff',
};

/** As the vendor adds it to the body: pages recognise it by `visibility`, the frame's name and title. */
export function createChallenge({ frameName, source, onSolved, onDismissed }: ChallengeParts): Challenge {
  const element = box({ position: 'absolute', left: '0', top: '0', visibility: 'hidden' });
  const overlay = box({ ...fullScreen, background: '#0b2545', opacity: '0.5' });
  const frameBox = box({
    ...inTheMiddle,
    width: 'min(400px, calc(100vw - 24px))',
    height: '280px',
    borderRadius: '8px',
    overflow: 'hidden',
  });
  const title = 'recaptcha challenge expires in two minutes';
  const frame = createFrame({ name: frameName, title, page: 'challenge.html', source });
  Object.assign(frame.style, { width: '100%', height: '100%' });
  frameBox.append(frame);
  element.append(overlay, frameBox);

  overlay.addEventListener('click', onDismissed);
  window.addEventListener('message', ({ source: sender, data }: MessageEvent<ChallengeMessage>) => {
    if (sender === null || sender !== frame.contentWindow) return;
    if (data === 'solved') onSolved();
    if (data === 'dismissed') onDismissed();
  });

  const notifyFrame = () => source && frame.contentWindow?.postMessage('shown', source.origin);
  // If shown before its script loaded, the frame missed the message.
  frame.addEventListener('load', () => element.style.visibility === 'visible' && notifyFrame());

  return {
    element,
    show: () => {
      element.style.visibility = 'visible';
      frame.focus({ preventScroll: true });
      notifyFrame();
    },
    hide: () => {
      // Set only on changes, as pages observe this attribute.
      if (element.style.visibility !== 'hidden') element.style.visibility = 'hidden';
    },
  };
}

function box(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, style);
  return element;
}
