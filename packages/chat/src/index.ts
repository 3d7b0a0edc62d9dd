'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { WebChat as WebChatWidget } from './web-chat/WebChat.tsx';

export type { WebChatProps } from './web-chat/WebChat.tsx';
export { definition as webChat } from './web-chat/definition.ts';

/** The launcher of the page's support chat: one per page, and only a button until it is used. */
export const WebChat = /* @__PURE__ */ withEvents('web-chat', WebChatWidget);
