import { createLazyPart, getConfig } from '@adviser-widgets/core';
import { reportError, warn } from '@adviser-widgets/core/internal';
import { Button, coverFoot, useLazyPart } from '@adviser-widgets/ui';
import { raise } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatState } from './Chat.tsx';
import { attributes, type definition, type slots } from './definition.ts';
import { stepAside } from './step-aside.ts';
import { chatText } from './texts.ts';
import { useFirst } from './useFirst.ts';

/** Props of WebChat: the widget's attributes, and the content to show if no chat is configured. */
export type WebChatProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

const chatPart = /* @__PURE__ */ createLazyPart(
  "The chat's own code",
  async () => (await import('./Chat.tsx')).Chat,
);

export function WebChat({ children, ...props }: WebChatProps) {
  const { load } = withDefaults(attributes, props);
  const host = useWidgetHost();
  const asRoot = useRoot();
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ChatState>('ready');
  const [Chat, loadChat] = useLazyPart(chatPart.load);
  const isFirst = useFirst();
  const [{ chat }] = useState(getConfig);
  const isConfigured = Boolean(chat.scriptUrl || chat.key);
  const isPressed = state === 'opening';
  const isShown = isFirst && isConfigured && state !== 'open';
  const box = asRoot({ className: 'aw-chat', ref: root });

  useEffect(() => {
    if (!isShown || !root.current) return;
    // Firefox scrolls what gets the focus just into view, which is under the launcher (WCAG 2.4.11).
    const undos = [coverFoot(root.current, 'corner'), raise(root.current), stepAside(root.current)];
    return () => undos.forEach((undo) => undo());
  }, [isShown, box.className]); // React replaces the class that says where it is

  useEffect(() => {
    if (!isFirst) return;
    if (!isConfigured) return warn('web-chat: chat.key is empty');
    if (load === 'interaction' && !isPressed) return;
    loadChat((error) => {
      reportError('web-chat:', error);
      // An error thrown while rendering restores the author's fallback, such as a link to the contact page.
      if (isPressed)
        setState(() => {
          throw error;
        });
    });
  }, [isFirst, isConfigured, isPressed, load, loadChat]);

  if (!isConfigured) {
    // In a CMS page, throwing restores the author's fallback, unchanged.
    if (host.element) throw new Error('chat.key is empty');
    return children;
  }
  if (!isFirst) return null;
  return (
    <div {...box} hidden={state === 'open'}>
      {Chat && <Chat root={root} text={chatText} load={load} state={state} onState={setState} />}
      <Button isBusy={isPressed} onClick={() => setState('opening')}>
        {chatText('launcher', host.name)}
      </Button>
    </div>
  );
}
