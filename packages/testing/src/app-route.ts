import { act } from '@testing-library/react';
import { createElement, useState } from 'react';
import type { Component } from './mount-snippet.ts';

/** A route of an app that shows a component, for `open({ component })`. */
export interface AppRoute {
  readonly component: Component;
  leave(): void;
  /** Shows it with another key, as new. */
  comeBack(): void;
}

export function createAppRoute(shown: Component): AppRoute {
  let setKey: (change: (key: number) => number) => void = () => {};
  let visits = 1;
  function Route(props: Record<string, unknown>) {
    const [key, set] = useState(visits);
    setKey = set;
    return key > 0 && createElement(shown, { key, ...props });
  }
  return {
    component: Route,
    leave: () => act(() => setKey(() => 0)),
    comeBack: () => act(() => setKey(() => ++visits)),
  };
}
