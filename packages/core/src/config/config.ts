import type { Environment } from './environment.ts';
import type { LinkRule } from './link-rule.ts';
import type { Region } from '../choices/regions.ts';

/** How the body of a lead is encoded (row 2). */
export type Encoding = 'json' | 'form';

/** '' means the page's own origin. */
export interface Bases {
  readonly live: string;
  readonly sandbox: string;
}

/** By name, for all widgets; or under a widget's name, for that widget only (row 22). */
export type Messages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The page's complete configuration (contract section 2). Every key has a value; '' means none. */
export interface Config {
  readonly brand: string;
  /** Without one, the search page says 'Search'. */
  readonly productName: string;
  readonly environment: Environment;
  readonly apiBase: Bases;
  readonly mcoApiBase: Bases;
  /** Base of the site's own API and pages; '' means the page's own origin. */
  readonly siteBase: string;
  /** Base of image addresses; the library's own files come from the loader's folder. */
  readonly cdnBase: string;
  readonly cookieDomain: string;
  readonly privacyUrl: string;
  readonly contactUrl: string;
  readonly searchUrl: string;
  /** For leads whose widget and visitor have none (row 10). */
  readonly campaignId: string;
  readonly captcha: {
    readonly provider: 'recaptcha';
    readonly siteKey: string;
    /** One address, or several to try in turn (R39). */
    readonly scriptUrl: string | readonly string[];
  };
  readonly search: SearchConfig;
  readonly maps: MapsConfig;
  readonly analytics: AnalyticsConfig;
  readonly chat: { readonly scriptUrl: string; readonly key: string };
  /** With `{cdnBase}` and `{GUID}`, the adviser's id in upper case (H9). */
  readonly adviserImageUrl: string;
  readonly imageUrl: string;
  readonly advisersUrl: string;
  readonly phone: string;
  readonly regions: readonly Region[];
  readonly messages: Messages;
  /** Which links with a `#widget=` fragment are placeholders too (contract section 1, R23). */
  readonly links: LinkRule;
  /** With `required`, cookies, analytics, chat, maps and thumbnails of videos wait for the visitor's consent. */
  readonly consent: 'granted' | 'required';
  /** With `manual`, nothing mounts before the page calls `AdviserWidgets.start()`. */
  readonly start: 'auto' | 'manual';
  /** Everything works, nothing is sent. */
  readonly preview: boolean;
  readonly reportUrl: string;
  /** The share of page views, 0 to 1, that also send a summary to `reportUrl`. */
  readonly reportSample: number;
  readonly encoding: { readonly lead: Encoding; readonly callCentre: Encoding };
  /** The body field for the submission id (R3). */
  readonly submissionIdField: string | false;
  /** The body field for the revision of a lead's content (R17). */
  readonly submissionRevisionField: string | false;
  /** The server recognises a submission id it has seen (row 19). */
  readonly serverDedupes: boolean;
  /** The API answers with a page, so an answer that is a page counts as delivered (R32). */
  readonly acceptHtml: boolean;
  readonly trackingShape: 'nested' | 'flat';
  readonly cookieDays: number;
  /** Other origins whose height messages are accepted (H32), as `https://host[:port]`. */
  readonly frameOrigins: readonly string[];
  /** The page's names for our analytics events, by our name (row 39). */
  readonly eventNames: Readonly<Record<string, string>>;
  readonly debug: boolean;
  readonly nonce: string;
}

export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  readonly hosts: readonly string[];
  readonly pagesIndex: string;
  readonly blogIndex: string;
  /** Selects only the advisers in the pages index (H3). */
  readonly adviserFilter: string;
}

/** Spec section 8, H33 to H35. */
export interface MapsConfig {
  readonly apiKey: string;
  readonly scriptUrl: string;
  readonly mapId: string;
  /** In degrees. Address searches start here; a map without an address is never shown (H34). */
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  /** Multiplies the waits of 2, 8 and 24 ms between tries (H33). */
  readonly retryUnit: number;
}

export interface AnalyticsConfig {
  readonly id: { readonly production: string; readonly development: string };
  readonly scriptUrl: string;
}
