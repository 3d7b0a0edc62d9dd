'use client';

export { WebChat, type WebChatProps } from './web-chat/WebChat.tsx';
export { definition as webChat } from './web-chat/definition.ts';
