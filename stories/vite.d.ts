/// <reference types="vite/client" />

/** What the CDN build weighs; see `.storybook/built-sizes.ts`. */
declare module 'virtual:built-sizes' {
  export const sizes: import('../.storybook/built-sizes.ts').BuiltSizes | undefined;
}
