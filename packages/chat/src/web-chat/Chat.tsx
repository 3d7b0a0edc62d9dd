import { getConfig, trackClick } from '@adviser-widgets/core';
import {
  consentTo,
  message,
  onConsent,
  reportError,
  savesData,
  whenIdle,
} from '@adviser-widgets/core/internal';
import { PhoneLink } from '@adviser-widgets/ui';
import { emit, type WidgetHost } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import type { chatText } from './texts.ts';
import { setChatListener, hideChat, loadChat, openChat } from './zendesk.ts';

export type ChatState = 'ready' | 'opening' | 'open' | 'failed' | 'consent';

interface ChatProps {
  readonly root: RefObject<Element | null>;
  /** The texts come with the launcher. */
  readonly text: typeof chatText;
  /** When the vendor's script is fetched. */
  readonly load: 'idle' | 'interaction' | 'immediate' | undefined;
  readonly state: ChatState;
  readonly onState: (state: ChatState) => void;
}

/** Never loads the vendor's script without consent; a press does not count as consent. */
export function Chat({ root, text, load, state, onState }: ChatProps) {
  const host = useWidgetHost();
  const isAgreed = useSyncExternalStore(onConsent, isAgreedTo, isAgreedTo);

  useEffect(
    () => setChatListener((event) => emit(host, `aw:${event}`, { fallback: root.current })),
    [host, root],
  );

  useVendorScript({ load, isAgreed, onState });
  useOpening({ host, root, text, state, isAgreed, onState });
  const isMessageShown = state === 'failed' || state === 'consent';
  useDismissal({ isMessageShown, root, onState });

  const { contactUrl, phone } = getConfig();
  return (
    <p role="status">
      {state !== 'ready' && state !== 'open' && text(state, host.name)}
      {isMessageShown && (
        <span>
          {' '}
          <a className="aw-link" href={contactUrl}>
            {text('contact', host.name)}
          </a>
          {phone && (
            <span>
              . {message('phoneHelp', host.name)} <PhoneLink number={phone} />
            </span>
          )}
        </span>
      )}
    </p>
  );
}

function useVendorScript({
  load,
  isAgreed,
  onState,
}: Pick<ChatProps, 'load' | 'onState'> & { readonly isAgreed: boolean }): void {
  useEffect(() => {
    if (!isAgreed) return () => onState('ready'); // the visitor's answer removes the message about consent
    let isOver = false;
    const fetchInTime = async () => {
      if (load === 'idle') await whenIdle(() => document.hidden);
      if (!isOver) await loadChat();
    };
    // The next press retries, and shows the error to the visitor.
    const waitsForPress = load === 'interaction' || (load === 'idle' && savesData());
    if (!waitsForPress) fetchInTime().catch((error: unknown) => isOver || reportError('web-chat:', error));
    return () => {
      isOver = true;
      hideChat();
      onState('ready');
    };
  }, [isAgreed, load, onState]);
}

interface Opening extends Omit<ChatProps, 'load'> {
  readonly host: WidgetHost;
  readonly isAgreed: boolean;
}

function useOpening({ host, root, text, state, isAgreed, onState }: Opening): void {
  useEffect(() => {
    if (state !== 'opening') return;
    let isOver = false;
    const open = async () => {
      if (!isAgreed) return onState('consent');
      trackClick('click_chat_open', text.texts.launcher, (detail) =>
        emit(host, 'aw:analytics', { detail, fallback: root.current }),
      );
      await loadChat();
      if (isOver) return;
      openChat();
      onState('open');
    };
    open().catch((error: unknown) => {
      if (isOver) return;
      reportError('web-chat:', error);
      emit(host, 'aw:error', {
        detail: { kind: navigator.onLine ? 'network' : 'offline' },
        fallback: root.current,
      });
      onState('failed');
    });
    return () => {
      isOver = true;
    };
  }, [host, state, isAgreed, root, text, onState]);
}

function useDismissal({
  isMessageShown,
  root,
  onState,
}: Pick<ChatProps, 'root' | 'onState'> & { readonly isMessageShown: boolean }): void {
  useEffect(() => {
    if (!isMessageShown) return;
    const work = new AbortController();
    const { signal } = work;
    addEventListener('keydown', ({ key }) => key === 'Escape' && onState('ready'), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => !root.current?.contains(target as Node) && onState('ready'),
      { signal },
    );
    return () => work.abort();
  }, [isMessageShown, root, onState]);
}

function isAgreedTo(): boolean {
  return consentTo('chat') === true;
}
