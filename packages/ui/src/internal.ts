'use client';

export { Icon } from './icon/Icon.tsx';
export { lockScroll } from './dialog/lock-scroll.ts';
export { stepAside } from './dialog/step-aside.ts';
export { canOpen } from './dialog/can-open.ts';
export { focusedIn } from './dialog/focused-in.ts';
export { whenHidden } from './dialog/when-hidden.ts';
export { icons } from './icon/icons.ts';
export { useHush } from './observe/useHush.ts';
export { useLandmarkName } from './observe/useLandmarkName.ts';
export { useStore } from './observe/useStore.ts';
export { watchSilentChanges } from './form/watch-silent-changes.ts';
export { enterTopLayer } from './layer/enter-top-layer.ts';
export { raise } from './layer/raise.ts';
export { useHang } from './layer/useHang.ts';
export { watchRest } from './observe/watch-rest.ts';
export { watchViewport } from './observe/watch-viewport.ts';
