'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { CalculatorNav as CalculatorNavWidget } from './calculator-nav/CalculatorNav.tsx';
import { OffCanvasNav as OffCanvasNavWidget } from './off-canvas-nav/OffCanvasNav.tsx';
import { StickyHeader as StickyHeaderWidget } from './sticky-header/StickyHeader.tsx';
import { StickyMobileBar as StickyMobileBarWidget } from './sticky-mobile-bar/StickyMobileBar.tsx';

export type { CalculatorNavProps } from './calculator-nav/CalculatorNav.tsx';
export { definition as calculatorNav } from './calculator-nav/definition.ts';
export type { OffCanvasNavProps } from './off-canvas-nav/OffCanvasNav.tsx';
export { definition as offCanvasNav } from './off-canvas-nav/definition.ts';
export type { StickyHeaderProps } from './sticky-header/StickyHeader.tsx';
export { definition as stickyHeader } from './sticky-header/definition.ts';
export type { StickyMobileBarProps } from './sticky-mobile-bar/StickyMobileBar.tsx';
export { definition as stickyMobileBar } from './sticky-mobile-bar/definition.ts';

/** A bar of links, and a button for those that don't fit. Each link is in the page once. */
export const CalculatorNav = /* @__PURE__ */ withEvents('calculator-nav', CalculatorNavWidget);

/** A Menu button, and the page's list of links in a panel at the side. */
export const OffCanvasNav = /* @__PURE__ */ withEvents('off-canvas-nav', OffCanvasNavWidget);

/** A header that stays visible once the page is scrolled. */
export const StickyHeader = /* @__PURE__ */ withEvents('sticky-header', StickyHeaderWidget);

/** A bar at the bottom of narrow windows; one that is too high shows in its place in the page instead. */
export const StickyMobileBar = /* @__PURE__ */ withEvents('sticky-mobile-bar', StickyMobileBarWidget);
