import { consentTo, getConfig, getPolicy, message, onConsent, pageMessage, reportError, track, warn } from '@adviser-widgets/core';
import { Button, PhoneLink } from '@adviser-widgets/ui';
import { emit, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatState } from './Chat.tsx';
import type { ChatPage } from './chat-page.ts';
import { attributes, type slots } from './definition.ts';
import { useFirst } from './useFirst.ts';

/** Props of WebChat: the widget's attributes, and what is shown where no chat is configured. */
export type WebChatProps = WidgetProps<typeof attributes, typeof slots> & { readonly children?: ReactNode };

/**
 * The launcher of the page's support chat; one, however often this is rendered. All that it paints is a button (H36): the
 * rest is a download of its own, which goes on while the page rests or after a press.
 */
export function WebChat({ children, ...props }: WebChatProps) {
  const { load } = withDefaults(attributes, props);
  const host = useWidgetHost();
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ChatState>('ready');
  const [Chat, setChat] = useState<typeof import('./Chat.tsx').Chat>();
  const text = (name: string) => pageMessage(name, host.name);
  const [page] = useState<ChatPage>(() => ({
    config: getConfig(),
    policy: getPolicy(),
    phoneHelp: message('phoneHelp', host.name),
    text,
    tell: (event, detail) => emit(host, event, { detail, fallback: root.current }),
    consentTo,
    onConsent,
    track,
    reportError,
    PhoneLink,
  }));
  const isFirst = useFirst();
  const isConfigured = Boolean(page.config.chat.scriptUrl || page.config.chat.key);
  const isPressed = state === 'opening';

  useEffect(() => {
    if (!isFirst) return;
    if (!isConfigured) return warn('web-chat: chat.key is empty');
    if (load === 'interaction' && !isPressed) return;
    import('./Chat.tsx').then(
      (module) => setChat(() => module.Chat),
      (error: unknown) => {
        reportError('web-chat:', error);
        // Thrown while rendering it brings back what the page's author wrote, such as a link to the contact page.
        if (isPressed) setState(() => { throw error; });
      },
    );
  }, [isFirst, isConfigured, isPressed, load]);

  if (!isConfigured) {
    // In a page, what its author wrote comes back, unchanged.
    if (host.element) throw new Error('chat.key is empty');
    return children;
  }
  if (!isFirst) return null;
  return (
    <div className="aw-chat" ref={root} hidden={state === 'open'}>
      {Chat && <Chat page={page} root={root} load={load} state={state} onState={setState} />}
      <Button isBusy={isPressed} onClick={() => setState('opening')}>
        {text('launcher') ?? 'Chat with us'}
      </Button>
    </div>
  );
}
