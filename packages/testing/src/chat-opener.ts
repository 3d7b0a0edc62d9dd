import { configure, setConsent } from '@adviser-widgets/core';
import type { Definition } from '@adviser-widgets/widget';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { holdClock, passImports } from './clock.ts';
import { installFakeChat, type FakeChat } from './fake-chat.ts';
import { mountSnippet, type MountedSnippet } from './mount-snippet.ts';

/** Pages with a chat, under a clock that the test turns. */
export interface ChatOpener {
  /** Of the test that runs. */
  readonly vendor: FakeChat;
  readonly user: UserEvent;
  /** Configures a chat and a phone number, and `config` on top of them. Every test begins with that. */
  configure(config?: object): void;
  /** Mounts a placeholder around `chatContent`. */
  open(attributes?: string): Promise<MountedSnippet>;
  /** Waits for downloads, and for what follows from them. */
  settle(): Promise<void>;
  /** Presses the launcher. */
  press(): Promise<void>;
  /** The vendor's script arrives. */
  arrive(): Promise<void>;
  /** A blocker answers with a script that does nothing. */
  arriveEmpty(): Promise<void>;
  /** The vendor's script is blocked. */
  fail(): Promise<void>;
}

/** What the author wrote into the placeholder. */
export const chatContent = '<p><a href="/contact">Write to us</a></p>';

/** Nothing where there is no launcher, or where it is hidden. */
export const launcher = () => screen.queryByRole('button', { name: 'Chat with us' });

/** What is said above the launcher. */
export const chatStatus = () => screen.getByRole('status').textContent;

/** What the page was told since the widget was ready. */
export function heardOf({ events }: Pick<MountedSnippet, 'events'>): string[] {
  return events.map(({ type }) => type).filter((type) => type !== 'aw:ready');
}

let count = 0;

/** Call it at the top of a file of tests. */
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

  /** With a key of its own each time: a script that has run is not added again. */
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
      const snippet = await mountSnippet(`<div class="aw-widget" data-widget="web-chat" ${attributes}>${chatContent}</div>`, definition);
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
