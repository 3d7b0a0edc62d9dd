'use client';

export { Icon } from './icon/Icon.tsx';
export { lockScroll } from './dialog/lock-scroll.ts';
export { stepAside } from './dialog/step-aside.ts';
export { focusedIn } from './dialog/focused-in.ts';
export { icons } from './icon/icons.ts';
export { useStore } from './observe/useStore.ts';
export { watchSilentChanges } from './form/watch-silent-changes.ts';
