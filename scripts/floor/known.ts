import { ofStyles } from './known-styles.ts';

/** Features that are newer than the floor, and may be used all the same. */
export interface Known {
  /** Paths in the browser-compatibility data. */
  readonly features: readonly string[];
  /** What browsers without them do. */
  readonly reason: string;
  /** Built files, without folder and hash, if the reason is not one for all. */
  readonly in?: readonly string[];
  /** A test that takes the feature away. */
  readonly test?: string;
}

/** React is in the builder's file too. */
const react = ['engine.js', 'snippet-builder.js'];

const olderBrowsers = 'packages/loader/src/browser/load/older-browsers.browser.ts';

const ofScripts: readonly Known[] = [
  {
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
    reason: 'asked for with typeof; a timer takes its place',
    test: olderBrowsers,
  },
  {
    features: [
      'api.Window.navigation',
      'api.Navigation.navigate_event',
      'api.Navigation.currententrychange_event',
    ],
    reason:
      'called with ?.; a script that opens an app makes the browser ask whether the page may be left, and an address that a router puts back is scrubbed at the next load, popstate or pagehide',
    test: olderBrowsers,
  },
  {
    features: ['api.Document.moveBefore'],
    reason: 'used if there is one; else nodes are moved by insertBefore, and frames among them load again',
  },
  {
    features: ['html.global_attributes.autocorrect'],
    reason: 'browsers that do not know it do not correct single words unasked',
  },
  {
    features: ['html.elements.link.rel.modulepreload'],
    reason: 'asked for with relList.supports(); the module is imported without the link',
    test: olderBrowsers,
  },
  {
    features: ['api.trustedTypes', 'api.TrustedTypePolicyFactory.createPolicy'],
    reason: 'called with ?.; without Trusted Types no policy is needed',
    test: olderBrowsers,
  },
  {
    features: [
      'api.HTMLElement.showPopover',
      'api.HTMLElement.hidePopover',
      'api.HTMLElement.popover',
      'html.global_attributes.popover',
      'css.selectors.popover-open',
    ],
    reason: 'asked for with in; the dialog has a z-index instead, and the rule stands alone',
    test: olderBrowsers,
  },
  {
    features: ['api.Navigator.connection', 'api.NetworkInformation.saveData'],
    reason: 'read with ?.; nobody saves data',
    in: ['page.js'],
    test: olderBrowsers,
  },
  {
    features: ['api.PerformanceResourceTiming.responseStatus'],
    reason: 'read with a default; a browser without it sends an error for a preload that failed',
    in: ['loader.js'],
    test: 'packages/loader/src/load/assets.test.ts',
  },
  {
    features: ['api.Element.touchmove_event'],
    reason: 'sent by touch screens alone; elsewhere there is no keyboard on the screen to put away',
  },
  {
    features: ['api.Document.prerendering', 'api.Document.prerenderingchange_event'],
    reason: 'undefined where no page is prerendered',
    test: 'packages/core/src/visit/open-visit.test.ts',
  },
  {
    features: ['javascript.builtins.Intl.Segmenter'],
    reason: 'asked for with typeof; a regular expression finds the usual clusters',
    test: 'packages/core/src/search/cut-parts.test.ts',
  },
  {
    features: ['api.Element.beforematch_event'],
    reason: 'the event never comes, and find in page leaves folded content alone',
  },
  {
    features: ['html.elements.iframe.loading'],
    reason: 'the frame loads at once',
  },
  {
    features: ['html.global_attributes.autocapitalize'],
    reason: 'for keyboards on the screen, which only phones have',
  },
];

const ofReact: readonly Known[] = [
  {
    features: ['api.Navigator.connection', 'api.NetworkInformation.downlink'],
    reason: 'React asks for it before use, and assumes a speed',
    in: react,
    test: olderBrowsers,
  },
  {
    features: [
      'api.Window.navigation',
      'api.Navigation.currentEntry',
      'api.Navigation.navigate_event',
      'api.Navigation.navigateerror_event',
      'api.Navigation.navigatesuccess_event',
      'api.NavigateEvent.canIntercept',
    ],
    reason: 'React asks with typeof; it only shows the browser that a transition is pending',
    in: react,
    test: olderBrowsers,
  },
  {
    features: [
      'api.Document.startViewTransition',
      'api.ViewTransition.skipTransition',
      'css.properties.view-transition-class',
      'css.properties.view-transition-name',
    ],
    reason: 'React catches the error, and only for <ViewTransition>, which no widget has',
    in: react,
  },
  {
    features: ['api.Window.setImmediate'],
    reason: 'React asks with typeof; no browser has it',
    in: react,
  },
  {
    features: [
      'api.Document.createElement.options_parameter.options_is_parameter',
      'html.global_attributes.is',
      'api.HTMLImageElement.fetchPriority',
      'api.HTMLLinkElement.imageSizes',
      'api.HTMLElement.popover',
      'html.elements.link.rel.modulepreload',
      'html.elements.link.rel.dns-prefetch',
    ],
    reason: 'React passes it on for applications that set it; browsers ignore attributes they do not know',
    in: react,
  },
  {
    features: [
      'api.CSSStyleDeclaration.cssFloat',
      'api.Navigator.share',
      'javascript.builtins.Function.displayName',
    ],
    reason: 'a name of React itself, or one that the data has under a newer interface',
    in: [...react, 'forms.js'],
  },
];

/** ProseMirror is in the builder's file. */
const ofTextFields: readonly Known[] = [
  {
    features: [
      'api.Document.caretPositionFromPoint',
      'api.CaretPosition.offsetNode',
      'api.Document.caretRangeFromPoint',
      'api.Selection.getComposedRanges',
      'css.properties.overflow-anchor',
      'api.TrustedTypePolicyFactory.defaultPolicy',
    ],
    reason: 'ProseMirror asks for each before use, and has its own way without it',
    in: ['snippet-builder.js'],
  },
  {
    features: ['api.ClipboardItem'],
    reason: 'only asked for if a copy event has failed, and in a try',
    in: ['snippet-builder.js'],
    test: 'packages/editor/src/builder/snippet/copy.browser.ts',
  },
];

export const known: readonly Known[] = [...ofScripts, ...ofReact, ...ofTextFields, ...ofStyles];
