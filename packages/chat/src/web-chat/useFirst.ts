import { Store } from '@adviser-widgets/core/internal';
import { useStore } from '@adviser-widgets/ui/internal';
import { useLayoutEffect, useState } from 'react';

/** The chats of a page, in the order in which they came. */
class Chats extends Store<readonly object[]> {
  /** Returns what lets it go. */
  readonly enter = (chat: object): (() => void) => {
    this.show([...this.state(), chat]);
    return () => this.show(this.state().filter((each) => each !== chat));
  };
}

const chats = /* @__PURE__ */ new Chats([]);

/** A page has one launcher, however many placeholders. */
export function useFirst(): boolean {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => chats.enter(me), [me]);
  return useStore(chats)[0] === me;
}
