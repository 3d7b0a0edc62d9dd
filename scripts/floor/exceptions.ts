/** Features that are newer than the floor, and may be used all the same. */
export interface Exception {
  /** Why older browsers do without. */
  readonly reason: string;
  /** Paths in the browser-compatibility data, each with all that is below it. */
  readonly features: readonly string[];
  /** Built files, without folder and hash, if the reason holds only there. */
  readonly in?: readonly string[];
}

export const exceptions: readonly Exception[] = [
  {
    reason: 'asked for before use, or called with ?.; older-browsers.browser.ts takes each away',
    features: [
      'api.Document.moveBefore',
      'api.Element.checkVisibility',
      'api.HTMLElement.hidePopover',
      'api.HTMLElement.popover',
      'api.HTMLElement.showPopover',
      'api.Navigation',
      'api.Navigator.connection',
      'api.NetworkInformation',
      'api.TrustedTypePolicyFactory',
      'api.Window.cancelIdleCallback',
      'api.Window.navigation',
      'api.Window.requestIdleCallback',
      'api.trustedTypes',
      'css.properties.contain-intrinsic-width',
      'css.selectors.popover-open',
      'html.elements.link.rel.modulepreload',
      'html.global_attributes.popover',
    ],
  },
  {
    reason:
      'asked for before use, or read with a default; open-visit, assets, cut-parts and zoom-of.test.ts do without',
    features: [
      'api.Document.prerendering',
      'api.Document.prerenderingchange_event',
      'api.Element.currentCSSZoom',
      'api.PerformanceResourceTiming.responseStatus',
      'javascript.builtins.Intl.Segmenter',
    ],
  },
  {
    reason:
      'a plain property of an object, by which React names a context to its tools; React Hook Form sets it',
    features: ['javascript.builtins.Function.displayName'],
    in: ['forms.js'],
  },
  {
    reason: 'a small gain, which older browsers do not have; nothing depends on it',
    features: [
      'api.Element.beforematch_event',
      'api.Element.touchmove_event',
      'css.properties.font-family.ui-monospace',
      'css.properties.forced-color-adjust',
      'css.properties.scrollbar-gutter',
      'css.properties.text-wrap',
      'html.elements.iframe.loading',
      'html.global_attributes.autocapitalize',
      'html.global_attributes.autocorrect',
    ],
  },
  {
    reason:
      'until a widget mounts its content shows, no height is reserved, or a scroll bar shows; each rule stands alone',
    features: [
      'css.at-rules.media.scripting',
      'css.properties.scrollbar-width',
      'css.selectors.has',
      'css.types.type',
    ],
    in: ['page.css'],
  },
  {
    reason:
      'entries of menus without a link may break between their words, and pictures of several heights keep their own; each rule stands alone',
    features: ['css.selectors.has'],
    in: ['calculator-nav.css', 'image-carousel.css', 'off-canvas-nav.css'],
  },
  {
    reason: 'for print: folded content is lifted by display there, and closed <details> stay closed',
    features: ['css.properties.content-visibility', 'css.selectors.details-content'],
    in: ['accordion.css', 'collapse.css'],
  },
  {
    reason: 'only the animation inside @supports uses it; the picture stands still',
    features: ['css.properties.view-timeline'],
    in: ['parallax-banner.css'],
  },
  {
    reason: 'each browser has its own; a rule with a part that it does not know is dropped alone',
    features: [
      'css.selectors.-moz-range-thumb',
      'css.selectors.-moz-range-track',
      'css.selectors.-webkit-slider-runnable-track',
      'css.selectors.-webkit-slider-thumb',
    ],
    in: ['image-carousel.css'],
  },
  {
    reason: 'React asks before use, catches the error, or passes it on for applications that set it',
    features: [
      'api.Document.createElement.options_parameter',
      'api.Document.startViewTransition',
      'api.HTMLImageElement.fetchPriority',
      'api.HTMLLinkElement.imageSizes',
      'api.NavigateEvent',
      'api.ViewTransition',
      'api.Window.setImmediate',
      'css.properties.view-transition-class',
      'css.properties.view-transition-name',
      'html.elements.link.rel.dns-prefetch',
      'html.global_attributes.is',
    ],
    in: ['engine.js', 'snippet-builder.js'],
  },
  {
    reason: 'a name of React or Preact itself, or one that the data has under a newer interface',
    features: [
      'api.CSSStyleDeclaration.cssFloat',
      'api.ML.createContext',
      'api.Navigator.share',
      'javascript.builtins.Function.displayName',
    ],
    in: ['engine.js', 'after-touch.js', 'snippet-builder.js'],
  },
  {
    reason:
      'ProseMirror asks before use, and has its own way without; copying tries ClipboardItem last, in a try',
    features: [
      'api.CaretPosition',
      'api.ClipboardItem',
      'api.Document.caretPositionFromPoint',
      'api.Document.caretRangeFromPoint',
      'api.Selection.getComposedRanges',
      'css.properties.overflow-anchor',
    ],
    in: ['snippet-builder.js'],
  },
];
