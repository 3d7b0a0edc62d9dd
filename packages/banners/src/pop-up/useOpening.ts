import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Who opened it: it is modal where the visitor did. */
export type Opener = 'visitor' | 'itself';

export interface Opening {
  /** `undefined` while it is closed. */
  readonly by: Opener | undefined;
  /** It is open, or has been. */
  readonly wasOpened: boolean;
  open(by: Opener): void;
  close(): void;
}

/** Whether a pop-up is open; tells the page of each change, once the dialog has opened or closed. */
export function useOpening(root: RefObject<Element | null>): Opening {
  const host = useWidgetHost();
  const [by, setBy] = useState<Opener>();
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = by !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) emit(host, isOpen ? 'aw:open' : 'aw:close', { fallback: root.current });
    wasOpen.current = isOpen;
  }, [isOpen, host, root]);
  return {
    by,
    wasOpened,
    open(next) {
      setBy(next);
      setWasOpened(true);
    },
    close: () => setBy(undefined),
  };
}
