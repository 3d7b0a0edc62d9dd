'use client';

export { IpDisplay, type IpDisplayProps } from './ip-display/IpDisplay.tsx';
export { definition as ipDisplay } from './ip-display/definition.ts';
