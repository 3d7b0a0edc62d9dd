'use client';

export { CalculatorNav, type CalculatorNavProps } from './calculator-nav/CalculatorNav.tsx';
export { definition as calculatorNav } from './calculator-nav/definition.ts';
export { OffCanvasNav, type OffCanvasNavProps } from './off-canvas-nav/OffCanvasNav.tsx';
export { definition as offCanvasNav } from './off-canvas-nav/definition.ts';
export { StickyHeader, type StickyHeaderProps } from './sticky-header/StickyHeader.tsx';
export { definition as stickyHeader } from './sticky-header/definition.ts';
export { StickyMobileBar, type StickyMobileBarProps } from './sticky-mobile-bar/StickyMobileBar.tsx';
export { definition as stickyMobileBar } from './sticky-mobile-bar/definition.ts';
