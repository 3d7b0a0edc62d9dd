/// <reference types="vite/client" />

/** The sizes of the CDN build; see `.storybook/built-sizes.ts`. */
declare module 'virtual:built-sizes' {
  export const sizes: import('../.storybook/built-sizes.ts').BuiltSizes | undefined;
}
