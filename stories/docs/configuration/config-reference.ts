/** The documentation of a key. What it accepts and its default come from the library's own table. */
export interface DocumentedKey {
  readonly meaning: string;
  /** A valid value, as in the JSON. */
  readonly example: unknown;
}

/** The keys by purpose, then by dotted path. */
export const configReference: Readonly<Record<string, Readonly<Record<string, DocumentedKey>>>> = {
  'Who you are': {
    brand: {
      meaning:
        'Your code in the addresses of the API. Required: without it, widgets that call the API keep their fallback.',
      example: 'acme',
    },
    productName: {
      meaning: 'Your name in headings. Without it the search page says "Search".',
      example: 'Acme Advisers',
    },
    phone: {
      meaning: 'The number offered where something went wrong. Without it no number is offered.',
      example: '0800 000 000',
    },
    campaignId: {
      meaning:
        'The default campaign: sent when the widget has no data-campaign-id and the visitor has no lib_campaign.',
      example: 'HL-2026',
    },
  },
  'Where things are': {
    environment: {
      meaning:
        'Which API answers. Without it: the sandbox on localhost, 127.x.x.x, *.local and files, the live one everywhere else.',
      example: 'live',
    },
    'apiBase.live': {
      meaning:
        'Where the addresses of the live API start. Without it, or with a path: your own origin, whatever a base element of the page says.',
      example: 'https://api.example.nz',
    },
    'apiBase.sandbox': {
      meaning: 'The same for the sandbox. Without it, the console says where leads go.',
      example: 'https://sandbox-api.example.nz',
    },
    'mcoApiBase.live': {
      meaning: 'Where the API of the adviser search starts, live. Without it: your own origin.',
      example: 'https://mco.example.nz',
    },
    'mcoApiBase.sandbox': { meaning: 'The same for the sandbox.', example: 'https://sandbox-mco.example.nz' },
    siteBase: {
      meaning:
        "Where the site's own paths start, such as search results and the list of advisers. Without it: your own origin.",
      example: 'https://www.example.nz',
    },
    cdnBase: {
      meaning: "Where images start. The library's own files come from the folder of loader.js.",
      example: 'https://images.example.nz',
    },
    privacyUrl: { meaning: 'The privacy policy under each form.', example: '/privacy' },
    contactUrl: { meaning: 'The contact page, offered where a widget cannot help.', example: '/contact' },
    searchUrl: { meaning: 'The search page; the words follow after a slash.', example: '/find' },
    advisersUrl: {
      meaning: 'The list of advisers to choose from. A path starts at siteBase.',
      example: '/api/advisers',
    },
    adviserImageUrl: {
      meaning: "An adviser's picture. {cdnBase} and {GUID}, the id in upper case, are filled in.",
      example: '{cdnBase}/people/{GUID}.jpg',
    },
    imageUrl: {
      meaning: 'A picture of the carousel. {cdnBase} and {filename} are filled in.',
      example: '{cdnBase}/{filename}?width=800',
    },
  },
  Texts: {
    regions: {
      meaning: 'The regions to choose from, in your order, in place of the built-in list.',
      example: [{ name: 'Northland', postcode: '0110' }],
    },
    messages: {
      meaning:
        "Your wording in place of the library's, for all widgets or under a widget's name for that one. The page “Texts and languages” lists every name.",
      example: { tryAgain: 'Send again', 'request-call-form': { success: 'We will ring you today.' } },
    },
    eventNames: {
      meaning: 'The names under which analytics knows our events.',
      example: { lead_call_centre: 'call_requested' },
    },
  },
  Leads: {
    'encoding.lead': {
      meaning: 'How contact, callback and property report forms write the body.',
      example: 'form',
    },
    'encoding.callCentre': { meaning: 'How call-centre forms write the body.', example: 'form' },
    submissionIdField: {
      meaning: 'The field with which the API recognises a lead that was sent twice; false sends none.',
      example: 'RequestId',
    },
    submissionRevisionField: {
      meaning: 'The field with which the API tells a corrected lead from a repeated one; false sends none.',
      example: 'RequestRevision',
    },
    serverDedupes: {
      meaning:
        'Your API stores each submission id once, as the guide for the owner of the API says: then a lead that met a 5xx, a 429 or a broken connection is repeated by itself, twice at most, while the press has time. One without an answer within 20 seconds is not.',
      example: true,
    },
    acceptHtml: {
      meaning:
        'Your API answers with a web page. Then a page counts as delivered, also the page of a bot wall or of your own site: the visitor is thanked, and the lead is lost.',
      example: true,
    },
    trackingShape: {
      meaning: 'Whether the tracking record is one nested field, or one field each.',
      example: 'flat',
    },
    cookieDomain: {
      meaning: 'The domain of the tracking cookies. Without it: the host of the page.',
      example: 'example.nz',
    },
    cookieDays: { meaning: 'How many days tracking cookies are kept.', example: 7 },
  },
  'Bot check': {
    'captcha.provider': { meaning: 'Who checks that a visitor is no robot.', example: 'recaptcha' },
    'captcha.siteKey': { meaning: 'The key the provider gave you for this site.', example: 'your-site-key' },
    'captcha.scriptUrl': {
      meaning:
        "The provider's script: one address, or (in JSON) a list of addresses, the next of which is tried where one fails or takes more than three seconds. By default Google's two hosts, `https://www.google.com/recaptcha/` and `https://www.recaptcha.net/recaptcha/`.",
      example: 'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
    },
  },
  Search: {
    'search.appId': {
      meaning: 'Your application at the hosted search: letters and digits.',
      example: 'YOURAPPID',
    },
    'search.apiKey': { meaning: 'A key that may search and nothing else.', example: 'your-search-only-key' },
    'search.hosts': {
      meaning:
        "The hosts to ask, the first one first: names, which are asked by https, or http(s) addresses, with a port and a path where needed. Without any: the provider's own for the appId.",
      example: ['your-app-dsn.example.net', 'https://www.example.nz/api/search'],
    },
    'search.pagesIndex': { meaning: 'The index of pages and advisers.', example: 'pages' },
    'search.blogIndex': {
      meaning: 'The index of blog posts. Without it no posts are found.',
      example: 'blog',
    },
    'search.adviserFilter': {
      meaning:
        'A filter that leaves only advisers, best a single attribute:value, on an attribute that the index can filter by. Without it they are picked from the first 20 pages found, which can leave them out.',
      example: 'type:adviser',
    },
  },
  Maps: {
    'maps.apiKey': { meaning: 'Your key for the map service.', example: 'your-maps-key' },
    'maps.scriptUrl': { meaning: "The map service's script.", example: '/maps/api.js' },
    'maps.mapId': {
      meaning: 'Your map style; with it the newer kind of marker is used.',
      example: 'your-map-id',
    },
    'maps.centre.lat': {
      meaning: 'Latitude of the place around which addresses are looked for first, in degrees.',
      example: -36.85,
    },
    'maps.centre.lng': { meaning: 'Its longitude.', example: 174.76 },
    'maps.zoom': { meaning: 'How near the map is, where its widget says nothing.', example: 14 },
    'maps.retryUnit': {
      meaning: 'Multiplies the waits of 2, 8 and 24 ms before loading the map again.',
      example: 100,
    },
  },
  'Analytics and chat': {
    'analytics.id.production': {
      meaning: 'Your id at the analytics service, for the live site.',
      example: '1000000001',
    },
    'analytics.id.development': { meaning: 'The id for all other hosts.', example: '1000000002' },
    'analytics.scriptUrl': {
      meaning:
        "The service's script. Without it none is loaded, and a tool that the page loads itself is used.",
      example: 'https://analytics.example.net/heap.js',
    },
    'chat.scriptUrl': {
      meaning: "The chat service's script.",
      example: 'https://chat.example.net/widget.js',
    },
    'chat.key': { meaning: 'Your key at the chat service.', example: 'your-chat-key' },
  },
  'Consent, previews and trouble': {
    consent: {
      meaning:
        'Whether cookies, analytics, chat, maps and thumbnails of videos wait until the visitor agrees. Leads never wait.',
      example: 'required',
    },
    start: {
      meaning:
        'With manual, nothing mounts before the page calls AdviserWidgets.start(): for frameworks that hydrate. Write it on the script tag, which is read at once; JSON may come too late.',
      example: 'manual',
    },
    preview: {
      meaning: 'Everything works and nothing is sent; a ribbon on the page says so.',
      example: true,
    },
    reportUrl: {
      meaning:
        'Gets one line per failure: which widget, in which phase, of what kind, which version. Never a value.',
      example: 'https://reports.example.nz/widgets',
    },
    reportSample: {
      meaning:
        'The share of page views, 0 to 1, that also send one summary to reportUrl when the page is left: states of widgets, time to ready, outcomes of submissions. Never a value.',
      example: 0.1,
    },
    debug: { meaning: 'Opens the report for editors on this page.', example: true },
    links: {
      meaning:
        'Links with #widget=… to your own origin are placeholders too: true for every one, or those inside the elements that a CSS selector matches, and for the widgets listed. Restrict it to content that only your editors write. Links with rel ugc, nofollow or sponsored never are.',
      example: { within: '.page-content', widgets: ['request-call-form', 'callback-form'] },
    },
    frameOrigins: {
      meaning: 'Origins, besides your own, whose framed pages may set the height of their frame.',
      example: ['https://forms.example.nz'],
    },
    nonce: {
      meaning: 'The nonce of your content security policy, for pages whose script tag loses its own.',
      example: 'cmFuZG9t',
    },
  },
};
