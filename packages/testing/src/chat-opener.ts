import { configure, setConsent } from '@adviser-widgets/core';
import type { Definition } from '@adviser-widgets/widget';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { holdClock, passImports } from './clock.ts';
import { installFakeChat, type FakeChat } from './fake-chat.ts';
import { mountSnippet, type MountedSnippet } from './mount-snippet.ts';

/** Pages with a chat, under a fake clock. */
export interface ChatOpener {
  /** The fake of the current test. */
  readonly vendor: FakeChat;
  readonly user: UserEvent;
  /** Configures a chat and a phone number, with `config` on top. Every test starts with this. */
  configure(config?: object): void;
  /** Mounts a placeholder around `chatContent`. */
  open(attributes?: string): Promise<MountedSnippet>;
  /** Waits for imports and what follows from them. */
  settle(): Promise<void>;
  /** Presses the launcher. */
  press(): Promise<void>;
  /** Loads the vendor's script. */
  arrive(): Promise<void>;
  /** Loads an empty script, as a blocker does. */
  arriveEmpty(): Promise<void>;
  /** Fails the vendor's script, as if blocked. */
  fail(): Promise<void>;
}

/** The author's content of the placeholder. */
export const chatContent = '<p><a href="/contact">Write to us</a></p>';

/** `null` if there is no launcher, or if it is hidden. */
export const launcher = () => screen.queryByRole('button', { name: 'Chat with us' });

/** The message above the launcher. */
export const chatStatus = () => screen.getByRole('status').textContent;

/** The events since the widget was ready. */
export function eventTypes({ events }: Pick<MountedSnippet, 'events'>): string[] {
  return events.map(({ type }) => type).filter((type) => type !== 'aw:ready');
}

let count = 0;

/** Call it at the top of a test file. */
export function createChatOpener(definition: Definition): ChatOpener {
  const snippets: MountedSnippet[] = [];
  let vendor: FakeChat;
  let user: UserEvent;

  beforeEach(() => {
    user = holdClock();
    vendor = installFakeChat();
    configureChat();
  });

  afterEach(() => {
    snippets.splice(0).forEach(({ remove }) => remove());
    vendor.remove();
    setConsent({ analytics: undefined, chat: undefined });
    configure({});
    vi.useRealTimers();
  });

  /** Uses a new key each time: a script that has run is not added again. */
  function configureChat(config: object = {}): void {
    configure({ json: { brand: 'acme', phone: '0800 000 000', chat: { key: `key-${++count}` }, ...config } });
  }

  return {
    get vendor() {
      return vendor;
    },
    get user() {
      return user;
    },
    configure: configureChat,
    async open(attributes = '') {
      const snippet = await mountSnippet(
        `<div class="aw-widget" data-widget="web-chat" ${attributes}>${chatContent}</div>`,
        definition,
      );
      snippets.push(snippet);
      await passImports();
      return snippet;
    },
    settle: passImports,
    async press() {
      await user.click(screen.getByRole('button', { name: 'Chat with us' }));
      await passImports();
    },
    async arrive() {
      vendor.arrive();
      await passImports();
    },
    async arriveEmpty() {
      vendor.arriveEmpty();
      await passImports();
    },
    async fail() {
      vendor.fail();
      await passImports();
    },
  };
}
