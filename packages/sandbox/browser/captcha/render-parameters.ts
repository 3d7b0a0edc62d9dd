/** A function, or the name of a global one. */
export type Callback = ((token: string) => void) | string | undefined;

/** Options of the vendor's `render`; `theme` and `isolated` have no effect here. */
export interface RenderParameters {
  sitekey?: string | undefined;
  size?: string | undefined;
  badge?: string | undefined;
  theme?: string | undefined;
  tabindex?: number | string | undefined;
  isolated?: boolean | undefined;
  callback?: Callback;
  'expired-callback'?: Callback;
  'error-callback'?: Callback;
}
