import type { CSSProperties, Ref } from 'react';

/** What an app can set on the root element of any widget, besides `data-` and `aria-` attributes, which JSX always takes. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Added to the widget's own classes. */
  readonly className?: string | undefined;
  /** Added to the widget's own style, and stronger. */
  readonly style?: CSSProperties | undefined;
  /** The id of the root element, for links and labels of the app. */
  readonly id?: string | undefined;
  /** The root element; `null` while the widget shows nothing. */
  readonly ref?: Ref<Root> | undefined;
}
