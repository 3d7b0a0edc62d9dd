import { useEffect, useState, type RefObject } from 'react';
import { useIsBlocked } from '../useIsBlocked.ts';

/** The host without cookies. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const greetingMs = 500;

/** Ten seconds of a slow connection. */
const greetings = 20;

/** Whether the player cannot show: a policy blocks it, or it has not answered. */
export function useIsLost(player: RefObject<HTMLIFrameElement | null>, isPlaying: boolean): boolean {
  const isBlocked = useIsBlocked(playerOrigin);
  const isSilent = useIsSilent(player, isPlaying);
  return isPlaying && (isBlocked || isSilent);
}

/**
 * Whether the player has not answered. An extension or a network that blocks it cannot be seen from outside: the frame
 * then loads the browser's own error page.
 */
function useIsSilent(player: RefObject<HTMLIFrameElement | null>, isPlaying: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const frame = player.current?.contentWindow;
    if (!isPlaying || !frame) return;
    let count = 0;
    const end = () => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
    };
    const greet = () => {
      frame.postMessage('{"event":"listening"}', '*'); // an error page has no origin
      if (++count < greetings) return;
      end();
      setSilent(true);
    };
    const onMessage = ({ source }: MessageEvent) => source === frame && end();
    const timer = setInterval(greet, greetingMs);
    addEventListener('message', onMessage);
    return () => {
      end();
      setSilent(false);
    };
  }, [player, isPlaying]);
  return isSilent;
}
