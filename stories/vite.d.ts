/// <reference types="vite/client" />

/** The sizes of the CDN build; see `.storybook/built-sizes.ts`. */
declare module 'virtual:built-sizes' {
  export const sizes: Readonly<Record<string, import('../.storybook/built-sizes.ts').WidgetSize>> | undefined;
}

/** Where the demo site is, and which of its pages shows each widget. */
declare module 'virtual:demo-site' {
  export const demo: { readonly base: string; readonly pages: Readonly<Record<string, string>> };
}

/** What `ui` and `forms` export. */
declare module 'virtual:declarations' {
  export const declarations: import('../scripts/docs/declarations.ts').Declarations;
}

declare module 'virtual:search-index' {
  export const pages: readonly import('@adviser-widgets/markup/search').SearchedPage[];
}
