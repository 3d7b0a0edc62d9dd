import { useState } from 'react';
import { Branch, type BranchTools } from './Branch.tsx';

interface BranchesProps extends BranchTools {
  /** Holds the list. */
  readonly of: Element;
  /** The placeholder; none in an application. */
  readonly host: Element | null;
}

/** A button for each list inside an entry of the list that stands in an element by now; those of another widget inside are its own. */
export function Branches({ of, host, ...tools }: BranchesProps) {
  const [lists] = useState(() => [...of.querySelectorAll<HTMLElement>('li > ul')].filter((list) => list.closest('[data-widget]') === host));
  return lists.map((list, index) => <Branch key={index} list={list} {...tools} />);
}
