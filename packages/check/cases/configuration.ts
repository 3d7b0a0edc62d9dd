import type { RuleId } from '../src/checks/rules.ts';
import { bareScript, block, configured, form, script, sheet, widget, type Cases } from './case.ts';

const inBlock = '<script type="application/json"';

/** The configuration, in its own block unless a case says otherwise. */
export const configuration = {
  'unread-configuration': {
    'nothing at its address': {
      head: sheet + bareScript.replace('async', 'async data-config="/adviser-widgets.json"'),
      error:
        'configuration: the configuration could not be read from /adviser-widgets.json: https://www.example.nz/adviser-widgets.json answered 404',
      at: '<script',
    },
    HTML: {
      head: sheet + script() + block('<!doctype html><title>Not found</title>'),
      error:
        'configuration: the configuration could not be read from the block with the id adviser-widgets-config: it is HTML, not JSON',
      at: inBlock,
    },
    'a comma too many': {
      head: sheet + bareScript + block('{ "brand": "acme", }'),
      error:
        'configuration: the configuration could not be read from the block with the id adviser-widgets-config: it is not JSON (line 1 column 20)',
      at: inBlock,
    },
    'a script of another type': {
      head: sheet + script() + block('{}').replace('application/json', 'text/javascript'),
      error:
        'configuration: the configuration in <script id="adviser-widgets-config"> is ignored; write it into <script type="application/json" id="adviser-widgets-config">',
      at: '<script type="text/javascript"',
    },
    'a script without a type': {
      head: sheet + script() + block('{}').replace('type="application/json" ', ''),
      error:
        'configuration: the configuration in <script id="adviser-widgets-config"> is ignored; write it into <script type="application/json" id="adviser-widgets-config">',
      at: '<script id=',
    },
    'a mistyped id': {
      head: sheet + bareScript + block('{}').replace('widgets-config', 'widget-config'),
      error:
        'configuration: the configuration in <script id="adviser-widget-config"> is ignored; write it into <script type="application/json" id="adviser-widgets-config">',
      at: inBlock,
    },
    'a script with an id of its own': {
      head: sheet + script() + block('{}').replace('adviser-widgets-config', 'shop-config'),
    },
  },
  'unchecked-configuration': {
    'the file of a page that is a file itself': {
      head: sheet + bareScript.replace('async', 'async data-config="/adviser-widgets.json"'),
      isFile: true,
      warning:
        'configuration: the configuration /adviser-widgets.json was not checked; give it with --config <file>',
      at: '<script',
    },
    'that of a tag manager': {
      head: sheet,
      isOfTagManager: true,
      warning:
        'configuration: the configuration was not checked, as a tag manager adds the script; give it with --config <file>',
    },
    'a block in a page that is a file': { head: configured({}), isFile: true },
  },
  'late-consent': {
    'in the file alone': {
      head: sheet + script('async data-config="/adviser-widgets.json"'),
      config: { consent: 'required' },
      warning:
        'configuration: only the JSON says "consent": "required", so analytics, the chat and maps do not wait for it if the file is late or lost; add data-consent="required" to the script tag',
      at: '<script',
    },
    'on the script tag, too': {
      head: sheet + script('async data-config="/adviser-widgets.json" data-consent="required"'),
      config: { consent: 'required' },
    },
    'in a block of the page, which is never late': { head: configured({ consent: 'required' }) },
  },
  'configuration-key': {
    'a mistyped key': {
      head: configured({ phonne: '0800 000 000' }),
      warning: 'configuration: there is no configuration key "phonne"; did you mean "phone"?',
      at: inBlock,
    },
    'a mistyped name of a text': {
      head: configured({ messages: { tryAgian: 'Again' } }),
      warning:
        'configuration: configuration key "messages": no widget has a text "tryAgian"; did you mean "tryAgain"?',
      at: inBlock,
    },
    'a name of no text': {
      head: configured({ messages: { greeting: 'Kia ora' } }),
      warning: 'configuration: configuration key "messages": no widget has a text "greeting"',
      at: inBlock,
    },
    'a text of another widget': {
      head: configured({ messages: { accordion: { tryAgain: 'Again' } } }),
      warning: 'configuration: configuration key "messages.accordion": the widget has no text "tryAgain"',
      at: inBlock,
    },
    'a mistyped name of an event': {
      head: configured({ eventNames: { lead_callcentre: 'call_me' } }),
      warning:
        'configuration: configuration key "eventNames": there is no event "lead_callcentre"; did you mean "lead_call_centre"?',
      at: inBlock,
    },
    'names of texts and events': {
      head: configured({ messages: { tryAgain: 'Again' }, eventNames: { lead_call_centre: 'call_me' } }),
    },
    "a text of the page's own region": {
      head: configured({
        regions: [{ name: 'Chatham Islands', postcode: '0999' }],
        messages: { region0999: 'Wharekauri' },
      }),
    },
    'a mistyped key in place of the address of the API': {
      head: configured({ apiBases: { live: 'https://api.example.nz' } }),
      error:
        'configuration: there is no configuration key "apiBases"; did you mean "apiBase", an object with live and sandbox? Until apiBase.live is set, live leads go to the page\'s own site',
      at: inBlock,
    },
    'another name for the address of the API': {
      head: configured({ apiBaseUrls: { live: 'https://api.example.nz' } }),
      error:
        'configuration: there is no configuration key "apiBaseUrls"; did you mean "apiBase", an object with live and sandbox? Until apiBase.live is set, live leads go to the page\'s own site',
      at: inBlock,
    },
    'a mistyped key beside the address of the API': {
      head: configured({ apiBase: { live: 'https://api.example.nz' }, apiBases: {} }),
      warning:
        'configuration: there is no configuration key "apiBases"; did you mean "apiBase", an object with live and sandbox?',
      at: inBlock,
    },
    'the address of the API on the script, without its environment': {
      head: sheet + script('async data-api-base="https://api.example.nz"'),
      error:
        "configuration: the script tag has no data-api-base; did you mean data-api-base-live or data-api-base-sandbox? Until apiBase.live is set, live leads go to the page's own site",
      at: '<script',
    },
    'the whole word of the attribute that names the file': {
      head: sheet + script('async data-configuration="/adviser-widgets.json"'),
      warning: 'configuration: the script tag has no data-configuration; did you mean data-config?',
      at: '<script',
    },
    'a mistyped attribute of the script': {
      head: sheet + script('async data-enviroment="live"'),
      warning: 'configuration: the script tag has no data-enviroment; did you mean data-environment?',
      at: '<script',
    },
  },
  'configuration-value': {
    'an environment that does not exist': {
      head: configured({ environment: 'production' }),
      error:
        'configuration: configuration key "environment": expected one of "live", "sandbox"; using the default',
      at: inBlock,
    },
    'a consent that cannot be read': {
      head: configured({ consent: true }),
      error:
        'configuration: configuration key "consent": expected one of "granted", "required"; "required" is used',
      at: inBlock,
    },
    'postcodes as numbers': {
      head: configured({ regions: [{ name: 'Northland', postcode: 110 }] }),
      error:
        'configuration: configuration key "regions": expected a list of {"name", "postcode"} with unique four-digit postcodes as text; using the default',
      at: inBlock,
    },
    'an email address as phone number': {
      head: configured({ phone: 'jo@example.nz' }),
      error:
        'configuration: phone is not a phone number, and forms show it in their error messages; for example "0800 000 000"',
      at: inBlock,
    },
    'the key of an example for the captcha': {
      head: configured({ captcha: { siteKey: 'your site key' } }),
      error: 'configuration: captcha.siteKey still has the text of an example; write the key of your site',
      at: inBlock,
    },
    'an API without https://': {
      head: configured({ apiBase: { live: 'api.example.nz' } }),
      error:
        'configuration: the address in apiBase.live has no https://, so browsers take it for a path of your site; write https:// before it',
      at: inBlock,
    },
    'a sandbox on this machine, without http://': {
      head: configured({ apiBase: { live: 'https://api.example.nz', sandbox: '127.0.0.1:7201' } }),
      error:
        'configuration: the address in apiBase.sandbox has no http://, so browsers take it for a path of your site; write http:// before it',
      at: inBlock,
    },
    'a brand that is a name': {
      head: configured({ brand: 'Acme Advisers/' }),
      warning:
        'configuration: brand is a part of the addresses of your API, and has spaces or other characters that are escaped there; write the code that your API knows, such as "acme"',
      at: inBlock,
    },
    'an API over http': {
      head: configured({ apiBase: { live: 'http://api.example.nz' } }),
      error:
        'configuration: the address in apiBase.live is over http, which browsers block on https pages; write https',
      at: inBlock,
    },
    'an API for the sandbox alone': {
      head: configured({ apiBase: { sandbox: 'https://sandbox.example.nz' } }),
      warning:
        'configuration: apiBase has an address for the sandbox alone, so live leads go to your own site; add apiBase.live',
      at: inBlock,
    },
    'a privacy policy whose address depends on the folder of the page': {
      head: configured({ privacyUrl: 'privacy-policy.html' }),
      warning:
        'configuration: the address in privacyUrl depends on the folder of the page; begin it with a slash, or write the whole address',
      at: inBlock,
    },
    'a contact page in the folder above': {
      head: configured({ contactUrl: '../contact' }),
      warning:
        'configuration: the address in contactUrl depends on the folder of the page; begin it with a slash, or write the whole address',
      at: inBlock,
    },
    'a privacy policy of another host, without https://': {
      head: configured({ privacyUrl: 'acme.co.nz/privacy' }),
      error:
        'configuration: the address in privacyUrl has no https://, so browsers take it for a path of your site; write https:// before it',
      at: inBlock,
    },
    'linked pages by path, by address and by email': {
      head: configured({
        privacyUrl: '/privacy?x=1',
        contactUrl: 'mailto:call@example.nz',
        searchUrl: '//www.example.nz/find',
      }),
    },
    'a selector that cannot be read, for links': {
      head: configured({ links: { within: 'main >' } }),
      error:
        'configuration: configuration key "links.within": expected a CSS selector such as ".page-content"; using the default',
      at: inBlock,
    },
    'a widget that does not exist, for links': {
      head: configured({ links: { widgets: ['reqest-call-form'] } }),
      error:
        'configuration: configuration key "links.widgets": expected names of widgets such as ["request-call-form"]; using the default',
      at: inBlock,
    },
    'a message that is not a text': {
      head: configured({ messages: { close: null } }),
      error:
        'configuration: configuration key "messages.close": expected a text, or texts by name for one widget; using the default',
      at: inBlock,
    },
    'messages of a widget that does not exist': {
      head: configured({ messages: { acordion: { close: 'x' } } }),
      error:
        'configuration: configuration key "messages.acordion": expected a text, or texts by name for one widget; using the default',
      at: inBlock,
    },
    'messages of one widget': { head: configured({ messages: { accordion: { close: 'x' } } }) },
    'an API for both, the sandbox on this machine': {
      head: configured({ apiBase: { live: 'https://api.example.nz', sandbox: 'http://127.0.0.1:4400' } }),
    },
    'a phone number in letters': {
      head: configured({ phone: '0800 MORTGAGE (0800 667 842)' }),
      html: form('', '<p>Call <a href="tel:0800667842">0800 667 842</a>.</p>'),
    },
    'an image server without a scheme': { head: configured({ cdnBase: '//images.example.nz' }) },
  },
  'missing-configuration': {
    brand: {
      head: sheet + script().replace('data-brand="acme"', ''),
      error:
        'configuration: "brand" is missing, so widgets that call the API do not load; add it, for example data-brand="acme" on the script tag',
    },
    'the key of the captcha': {
      head: sheet + script().replace('data-captcha-site-key="6LeIxAcT"', ''),
      error:
        'configuration: request-call-form needs captcha.siteKey in the configuration; without it nothing can be sent',
      at: '<script',
    },
    'the key of the map': {
      html: widget('address-map', 'data-address="12 Willis Street, Wellington"'),
      warning:
        'configuration: address-map needs maps.apiKey in the configuration; without it the address shows as text, without a map',
      at: '<script',
    },
    'the key of the chat': {
      html: widget('web-chat'),
      error:
        'configuration: web-chat needs chat.key or chat.scriptUrl in the configuration; without it visitors see what you put inside',
      at: '<script',
    },
    'the keys of the search': {
      html: widget('site-search'),
      error:
        'configuration: site-search needs search.appId, search.apiKey and search.pagesIndex in the configuration; without them nothing can be found',
      at: '<script',
    },
    'a widget that needs no brand': {
      head: sheet + bareScript,
      html: widget('accordion', '', '<h2>Cost</h2><p>Nothing</p>'),
    },
    'a chat with its key': { head: configured({ chat: { key: 'k' } }), html: widget('web-chat') },
    'a search with its keys': {
      head: configured({ search: { appId: 'APP', apiKey: 'k', pagesIndex: 'pages' } }),
      html: widget('site-search'),
    },
  },
  'not-live': {
    'the sandbox on a public site': {
      head: configured({ environment: 'sandbox' }),
      warning:
        'configuration: environment is sandbox on a public site, so leads do not reach you; remove it there',
      at: inBlock,
    },
    'a preview on a public site': {
      head: configured({ preview: true }),
      warning:
        'configuration: preview is on for a public site, so nothing that visitors send arrives; remove it there',
      at: inBlock,
    },
    live: { head: configured({ environment: 'live' }) },
  },
} satisfies Partial<Record<RuleId, Cases>>;
