import { regions, type Region } from './regions.ts';
import type { ConfigKey } from './config-kinds.ts';
import type { Environment } from './environment.ts';
import type { LinkRule } from './link-rule.ts';

/** Keys under one name, as in the JSON. */
export interface ConfigGroup {
  readonly [name: string]: ConfigKey | ConfigGroup;
}

/** By name, for all widgets; or under a widget's name, for that widget only. */
type Messages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export function isKey(node: ConfigKey | ConfigGroup): node is ConfigKey {
  return Object.hasOwn(node, 'default');
}

function key<Value>(
  kind: ConfigKey['kind'],
  standard: Value,
  limits?: Omit<ConfigKey, 'kind' | 'default' | 'ifWrong'>,
): ConfigKey<Value> {
  return { kind, default: standard, ...limits };
}

const text = key('text', '');
const flag = key<boolean>('flag', false);
const url = (standard = '') => key('url', standard);
const number = (standard: number, min: number, max?: number) => key('number', standard, { min, max });
const choice = <Choice extends string>(...choices: readonly [Choice, ...Choice[]]) =>
  key<Choice>('choice', choices[0], { choices });

/**
 * Every configuration key, for settings pages of your own: what it accepts, and its default, where '' means none. What it
 * means and a valid value are in its docstring, from which the catalogue and the settings of WordPress take them.
 */
export const configKeys = {
  /**
   * Your code in the addresses of the API. Required: without it, widgets that call the API keep their fallback.
   * @section Who you are
   * @example "acme"
   */
  brand: text,
  /**
   * Your name in headings. Without it the search page says "Search".
   * @example "Acme Advisers"
   */
  productName: text,
  /**
   * The number offered where something went wrong. Without it no number is offered.
   * @example "0800 000 000"
   */
  phone: text,
  /**
   * The default campaign: sent when the widget has no data-campaign-id and the visitor has no lib_campaign.
   * @example "HL-2026"
   */
  campaignId: text,
  /**
   * The time zone in which days begin and end, for the dates of notices, announcements and pop-ups. A name of the IANA
   * database.
   * @example "Australia/Sydney"
   */
  timeZone: key<string>('zone', 'Pacific/Auckland'),

  /**
   * Which API answers. Without it: the sandbox on localhost, 127.x.x.x, names that end in .local and files, the live one
   * everywhere else.
   * @section Where things are
   * @example "live"
   */
  environment: key<Environment | undefined>('choice', undefined, { choices: ['live', 'sandbox'] }),
  /** Where the API of leads starts. */
  apiBase: {
    /**
     * Where the addresses of the live API start. Without it, or with a path: your own origin, whatever a base element of the
     * page says.
     * @example "https://api.example.nz"
     */
    live: url(),
    /**
     * The same for the sandbox. Without it, the console says where leads go.
     * @example "https://sandbox-api.example.nz"
     */
    sandbox: url(),
  },
  /** Where the API of the adviser search starts. */
  mcoApiBase: {
    /**
     * Where the API of the adviser search starts, live. Without it: your own origin.
     * @example "https://mco.example.nz"
     */
    live: url(),
    /**
     * The same for the sandbox.
     * @example "https://sandbox-mco.example.nz"
     */
    sandbox: url(),
  },
  /**
   * Where the site's own paths start, such as search results and the list of advisers. Without it: your own origin.
   * @example "https://www.example.nz"
   */
  siteBase: url(),
  /**
   * Where images start. The library's own files come from the folder of loader.js.
   * @example "https://images.example.nz"
   */
  cdnBase: url(),
  /**
   * The privacy policy under each form.
   * @example "/privacy"
   */
  privacyUrl: url('/privacy-policy'),
  /**
   * The contact page, offered where a widget cannot help.
   * @example "/contact"
   */
  contactUrl: url('/about-us/contact-us'),
  /**
   * The search page; the words follow after a slash.
   * @example "/find"
   */
  searchUrl: url('/search'),
  /**
   * The list of advisers to choose from. A path starts at siteBase.
   * @example "/api/advisers"
   */
  advisersUrl: url('/api/mortgage-brokers/list'),
  /**
   * An adviser's picture. {cdnBase} and {GUID}, the id in upper case, are filled in.
   * @example "{cdnBase}/people/{GUID}.jpg"
   */
  adviserImageUrl: url('{cdnBase}/advisers/{GUID}.jpg'),
  /**
   * A picture of the carousel. {cdnBase} and {filename} are filled in.
   * @example "{cdnBase}/{filename}?width=800"
   */
  imageUrl: url('{cdnBase}/{filename}?width=570&height=365'),

  /**
   * The regions to choose from, in your order, in place of the built-in list.
   * @section Texts
   * @example [{ "name": "Northland", "postcode": "0110" }]
   */
  regions: key<readonly Region[]>('regions', regions),
  /**
   * Your wording in place of the library's, for all widgets or under a widget's name for that one. The page “Texts and
   * languages” lists every name.
   * @example { "tryAgain": "Send again", "request-call-form": { "success": "We will call you today." } }
   */
  messages: key<Messages>('messages', {}),
  /**
   * The names under which analytics knows our events.
   * @example { "lead_call_centre": "call_requested" }
   */
  eventNames: key<Readonly<Record<string, string>>>('names', {}),

  /** How forms write the body of what they send. */
  encoding: {
    /**
     * How contact, callback and property report forms write the body.
     * @section Leads
     * @example "form"
     */
    lead: choice('json', 'form'),
    /**
     * How call-centre forms write the body.
     * @example "form"
     */
    callCentre: choice('json', 'form'),
  },
  /**
   * The field with which the API recognises a lead that was sent twice; false sends none.
   * @example "RequestId"
   */
  submissionIdField: key<string | false>('field', 'SubmissionId'),
  /**
   * The field by which the API distinguishes a corrected lead from a repeated one; false sends none.
   * @example "RequestRevision"
   */
  submissionRevisionField: key<string | false>('field', 'SubmissionRevision'),
  /**
   * Your API stores each submission id once, as the guide for the owner of the API says: then a lead that met a 5xx, a 429 or
   * a broken connection is retried automatically, twice at most, while the press has time. One without an answer within 20
   * seconds is not.
   * @example true
   */
  serverDedupes: flag,
  /**
   * Your API answers with a web page. Then a page counts as delivered, also the page of a bot wall or of your own site: the
   * visitor is thanked, and the lead is lost.
   * @example true
   */
  acceptHtml: flag,
  /**
   * Whether the tracking record is one nested field, or one field each.
   * @example "flat"
   */
  trackingShape: choice('nested', 'flat'),
  /**
   * The domain of the tracking cookies. Without it: the host of the page.
   * @example "example.nz"
   */
  cookieDomain: text,
  /**
   * How many days tracking cookies are kept.
   * @example 7
   */
  cookieDays: number(30, 1),

  /** The check against robots. */
  captcha: {
    /**
     * Who checks that a visitor is no robot.
     * @section Bot check
     * @example "recaptcha"
     */
    provider: choice('recaptcha'),
    /**
     * The key the provider gave you for this site.
     * @example "your-site-key"
     */
    siteKey: text,
    /**
     * The provider's script: one address, or (in JSON) a list of addresses, the next of which is tried where one fails or
     * takes more than three seconds. By default Google's two hosts, `https://www.google.com/recaptcha/` and
     * `https://www.recaptcha.net/recaptcha/`.
     * @example "https://www.recaptcha.net/recaptcha/api.js?render=explicit"
     */
    scriptUrl: key<string | readonly string[]>('addresses', [
      'https://www.google.com/recaptcha/api.js?render=explicit',
      'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
    ]),
  },

  /** Your hosted search. */
  search: {
    /**
     * Your application at the hosted search: letters and digits.
     * @section Search
     * @example "YOURAPPID"
     */
    appId: key('text', '', { pattern: '[a-z\\d]+', expected: 'letters and digits' }), // of the host: nothing may lead to another
    /**
     * A key that may search and nothing else.
     * @example "your-search-only-key"
     */
    apiKey: text,
    /**
     * The hosts to ask, the first one first: names, which are asked by https, or http(s) addresses, with a port and a path
     * where needed. Without any: the provider's own for the appId.
     * @example ["your-app-dsn.example.net", "https://www.example.nz/api/search"]
     */
    hosts: key<readonly string[]>('hosts', []),
    /**
     * The index of pages and advisers.
     * @example "pages"
     */
    pagesIndex: text,
    /**
     * The index of blog posts. Without it no posts are found.
     * @example "blog"
     */
    blogIndex: text,
    /**
     * A filter that leaves only advisers, best a single attribute:value, on an attribute that the index can filter by.
     * Without it they are picked from the first 20 pages found, which can leave them out.
     * @example "type:adviser"
     */
    adviserFilter: text,
  },

  /** The map service. */
  maps: {
    /**
     * Your key for the map service.
     * @section Maps
     * @example "your-maps-key"
     */
    apiKey: text,
    /**
     * The map service's script.
     * @example "/maps/api.js"
     */
    scriptUrl: url('https://maps.googleapis.com/maps/api/js'),
    /**
     * Your map style; with it the newer kind of marker is used.
     * @example "your-map-id"
     */
    mapId: text,
    /** The place around which addresses are looked for first. */
    centre: {
      /**
       * Latitude of the place around which addresses are looked for first, in degrees.
       * @example -36.85
       */
      lat: number(-41.2866, -90, 90), // Wellington
      /**
       * Its longitude.
       * @example 174.76
       */
      lng: number(174.7756, -180, 180),
    },
    /**
     * The zoom level of a map whose widget has no data-zoom.
     * @example 14
     */
    zoom: number(11, 0, 22),
    /**
     * Multiplies the waits of 2, 8 and 24 ms before loading the map again.
     * @example 100
     */
    retryUnit: number(1, 0),
  },

  /** The analytics service. */
  analytics: {
    /** Your ids at the analytics service. */
    id: {
      /**
       * Your id at the analytics service, for the live site.
       * @section Analytics and chat
       * @example "1000000001"
       */
      production: text,
      /**
       * The id for all other hosts.
       * @example "1000000002"
       */
      development: text,
    },
    /**
     * The service's script. Without it none is loaded, and a tool that the page loads itself is used.
     * @example "https://analytics.example.net/heap.js"
     */
    scriptUrl: url(),
  },
  /** The chat service. */
  chat: {
    /**
     * The chat service's script.
     * @example "https://chat.example.net/widget.js"
     */
    scriptUrl: url(),
    /**
     * Your key at the chat service.
     * @example "your-chat-key"
     */
    key: text,
  },

  /**
   * Whether cookies, analytics, chat, maps and thumbnails of videos wait until the visitor agrees. Leads never wait. A value
   * that cannot be read counts as required.
   * @section Consent, previews and trouble
   * @example "required"
   */
  consent: { ...choice('granted', 'required'), ifWrong: 'required' }, // a mistake is no consent
  /**
   * With manual, nothing mounts before the page calls AdviserWidgets.start(): for frameworks that hydrate. Write it on the
   * script tag, which is read at once; JSON may come too late.
   * @example "manual"
   */
  start: choice('auto', 'manual'),
  /**
   * Everything works and nothing is sent; a ribbon on the page says so.
   * @example true
   */
  preview: flag,
  /**
   * Gets one line per failure: which widget, in which phase, of what kind, which version. Never a value.
   * @example "https://reports.example.nz/widgets"
   */
  reportUrl: url(),
  /**
   * The share of page views, 0 to 1, that also send one summary to reportUrl when the page is left: states of widgets, time
   * to ready, outcomes of submissions. Never a value.
   * @example 0.1
   */
  reportSample: number(0, 0, 1),
  /**
   * Opens the report for editors on this page.
   * @example true
   */
  debug: flag,
  /**
   * Links with #widget=… to your own origin are placeholders too: true for every one, or those inside the elements that a CSS
   * selector matches, and for the widgets listed. Restrict it to content that only your editors write. Links with rel ugc,
   * nofollow or sponsored never are.
   * @example { "within": ".page-content", "widgets": ["request-call-form", "callback-form"] }
   */
  links: key<LinkRule>('links', false),
  /**
   * Origins, besides your own, whose framed pages may set the height of their frame.
   * @example ["https://forms.example.nz"]
   */
  frameOrigins: key<readonly string[]>('origins', []),
  /**
   * The nonce of your content security policy, for pages whose script tag loses its own.
   * @example "cmFuZG9t"
   */
  nonce: text,
} satisfies ConfigGroup;
