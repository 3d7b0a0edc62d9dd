import type { RuleId } from '../src/checks/rules.ts';
import { configured, script, sheet, widget, type Cases } from './case.ts';

const withNonce = sheet + script('nonce="R4nd0m" async');
const map = widget('address-map', 'data-address="12 Willis Street, Wellington"');
const mapKey = { maps: { apiKey: 'AIzaSy' } };
const film = '<a href="https://youtu.be/M7lc1UVf-VE"><img src="/film.jpg" alt="">Watch</a>';

const accordion = widget('accordion', '', '<h2>Cost</h2><p>Nothing</p>');

/** A page whose script has an exact version and a hash. */
function sealed(
  attributes = 'crossorigin="anonymous"',
  address = 'https://cdn.example.nz/adviser-widgets/1.0.0/loader.js',
): string {
  const hash = `integrity="sha384-${'A'.repeat(64)}"`;
  const tag = `<script async ${hash} ${attributes} src="${address}" data-brand="acme" data-captcha-site-key="6LeIxAcT"></script>`;
  return sheet.replace('/1/', '/1.0.0/') + tag;
}

function sealing(tag: string): string {
  return `name an exact version in its address, and add integrity="sha384-…" and crossorigin="anonymous" to the ${tag}`;
}

/** The headers Content-Security-Policy and Integrity-Policy. */
export const policy = {
  'policy-script': {
    'the script': {
      policy:
        "script-src 'self' 'unsafe-inline' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      error:
        'policy: script-src does not allow https://cdn.example.nz/adviser-widgets/1/loader.js; add https://cdn.example.nz',
    },
    'the script, at another path': {
      policy: "script-src https://cdn.example.nz/other/ 'unsafe-inline'",
      error:
        'policy: script-src does not allow https://cdn.example.nz/adviser-widgets/1/loader.js; add https://cdn.example.nz',
    },
    'the files that the script loads': {
      head: withNonce,
      policy: "script-src 'nonce-R4nd0m'",
      error:
        "policy: script-src allows loader.js by its nonce, but not the files that it loads; add 'strict-dynamic'",
    },
    'a tag with another nonce': {
      head: withNonce,
      policy: "script-src 'nonce-An0th3r' 'strict-dynamic'",
      error: `policy: script-src has 'strict-dynamic', but the script tag has none of its nonces; add nonce="…" to the tag, with a new value for each response`,
    },
    'a tag without a nonce, whose origin no longer counts': {
      policy: "script-src 'nonce-R4nd0m' 'strict-dynamic' https://cdn.example.nz",
      error: `policy: script-src has 'strict-dynamic', but the script tag has none of its nonces; add nonce="…" to the tag, with a new value for each response`,
    },
    'the captcha': {
      policy: "script-src 'self' https://cdn.example.nz",
      error:
        'policy: script-src does not allow the captcha, without which no lead is sent; add https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    },
    'the map': {
      head: configured(mapKey),
      html: map,
      policy: "script-src 'self' https://cdn.example.nz",
      error:
        'policy: script-src does not allow the address in maps.scriptUrl; add https://maps.googleapis.com',
    },
    'the chat': {
      head: configured({ chat: { scriptUrl: 'https://chat.example.com/chat.js' } }),
      html: widget('web-chat'),
      policy: "script-src 'self' https://cdn.example.nz",
      error: 'policy: script-src does not allow the address in chat.scriptUrl; add its origin',
    },
    'nothing, by nonce': {
      head: withNonce,
      policy:
        "script-src 'nonce-R4nd0m' 'strict-dynamic'; style-src https://cdn.example.nz; connect-src 'self'",
    },
    'nothing, by nonce, with a scheme for old browsers': {
      head: withNonce,
      policy: "script-src 'nonce-R4nd0m' 'strict-dynamic' https:; style-src https:; frame-src https: http:",
    },
    'nothing, by origin': {
      policy:
        "default-src 'self'; script-src 'self' https://cdn.example.nz https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self' https://cdn.example.nz; frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; connect-src 'self'",
    },
    'nothing, by wildcard, path and hash': {
      policy:
        "default-src 'self' *.example.nz; script-src https://cdn.example.nz/adviser-widgets/ 'sha256-AAAA' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/; frame-src www.recaptcha.net",
    },
    'nothing, by origins alone': {
      policy: 'script-src cdn.example.nz www.gstatic.com www.recaptcha.net',
    },
    'nothing, by scheme': { policy: "default-src https: 'unsafe-inline'" },
    'nothing, with no directive for scripts': { policy: "img-src 'self'" },
  },
  'policy-style': {
    'the style sheets': {
      policy: "style-src 'self'",
      error: "policy: style-src does not allow the widgets' style sheets; add https://cdn.example.nz",
    },
  },
  'policy-connection': {
    "the site's own API, whose word has no quotes": {
      policy: 'connect-src self',
      error:
        "policy: connect-src does not allow calls to your own site, where leads and requests go; write 'self' with its quotes: without them it is the name of a host",
    },
    'the configuration, at a path of the site': {
      head:
        sheet +
        script('async data-config="/adviser-widgets.json" data-api-base-live="https://api.example.nz"'),
      policy: 'connect-src https://api.example.nz',
      config: {},
      error: "policy: connect-src does not allow the address in data-config; add 'self'",
    },
    "the site's own API": {
      policy: 'connect-src https://stats.example.nz',
      error:
        "policy: connect-src does not allow calls to your own site, where leads and requests go; add 'self'",
    },
    'the API': {
      head: configured({ apiBase: { live: 'https://api.example.nz' } }),
      policy: "connect-src 'self' https://stats.example.nz",
      error: 'policy: connect-src does not allow the address in apiBase.live; add its origin',
    },
    'the API of the adviser search': {
      head: configured({ mcoApiBase: { live: 'https://mco.example.nz' } }),
      html: widget('adviser-search'),
      policy: "connect-src 'self'",
      error: 'policy: connect-src does not allow the address in mcoApiBase.live; add its origin',
    },
    'the search': {
      head: configured({ search: { appId: 'APP', apiKey: 'key', pagesIndex: 'pages', blogIndex: 'blog' } }),
      html: widget('site-search'),
      policy: "connect-src 'self'",
      error:
        'policy: connect-src does not allow the hosts of the search; add https://*.algolia.net https://*.algolianet.com',
    },
  },
  'policy-frame': {
    "the captcha's challenge": {
      policy: "frame-src 'self'",
      error:
        'policy: frame-src does not allow the frame of the captcha, without which no lead is sent; add https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    },
    "the frame of another of the captcha's hosts than the script that loads": {
      policy:
        "script-src 'self' https://cdn.example.nz https://www.google.com https://www.gstatic.com; frame-src https://www.recaptcha.net",
      error:
        'policy: frame-src does not allow the frame of the captcha, without which no lead is sent; add https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    },
    "the captcha's second host alone": {
      policy: 'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      warning:
        'policy: frame-src does not allow the frame of the captcha from its second host, for visitors whose network blocks the first; add https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    },
    'both hosts of the captcha': {
      policy: 'frame-src https://www.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    },
    'a proxy of the captcha': {
      head: configured({ captcha: { siteKey: '6LeIxAcT', scriptUrl: 'https://robots.example.nz/api.js' } }),
      policy: "frame-src 'self'",
      warning:
        'policy: frame-src does not allow the frame of the captcha, from the host of captcha.scriptUrl or from Google; add the one that it uses',
    },
    'a proxy of the captcha, with its host': {
      head: configured({ captcha: { siteKey: '6LeIxAcT', scriptUrl: 'https://robots.example.nz/api.js' } }),
      policy: 'frame-src https://robots.example.nz',
    },
    'an embedded page': {
      html: widget('iframe-embed', 'data-src="https://rates.example.nz/" data-title="Rates"'),
      policy: "frame-src 'self'",
      error: 'policy: frame-src does not allow the page in iframe-embed; add https://rates.example.nz',
    },
    'a video': {
      html: widget('youtube-video', 'data-video="M7lc1UVf-VE"', film),
      policy: "frame-src 'self'",
      error:
        'policy: frame-src does not allow the player of youtube-video; add https://www.youtube-nocookie.com',
    },
  },
  'policy-image': {
    'slides on the page': {
      html: widget(
        'image-carousel',
        '',
        '<img src="https://images.example.nz/villa.jpg" alt="A villa"><img src="https://images.example.nz/flat.jpg" alt="A flat">',
      ),
      policy: "img-src 'self'",
      error: 'policy: img-src does not allow the pictures of image-carousel; add https://images.example.nz',
    },
    'slides of the image server': {
      head: configured({ cdnBase: 'https://images.example.nz' }),
      html: widget('image-carousel', `data-slides='[{"filename": "villa.jpg", "alt": "A villa"}]'`),
      policy: "img-src 'self'",
      error: 'policy: img-src does not allow the pictures of image-carousel, at imageUrl; add its origin',
    },
    'photos of advisers': {
      head: configured({ cdnBase: 'https://images.example.nz' }),
      html: widget('adviser-search'),
      policy: "img-src 'self'",
      warning: 'policy: img-src does not allow the photos of advisers, at adviserImageUrl; add its origin',
    },
    'the map': {
      head: configured(mapKey),
      html: map,
      policy: "img-src 'self'",
      warning:
        'policy: img-src does not allow the pictures of the map; add https://maps.googleapis.com https://maps.gstatic.com',
    },
    "YouTube's picture of a video": {
      html: widget('youtube-video', 'data-video="M7lc1UVf-VE" data-thumbnail="true"'),
      policy: "img-src 'self'",
      warning: 'policy: img-src does not allow the pictures of YouTube; add https://i.ytimg.com',
    },
  },
  'policy-sandbox': {
    'no forms': {
      policy: 'sandbox allow-scripts allow-same-origin',
      error: "policy: sandbox stops the widgets' scripts, forms or calls; add allow-forms",
    },
    'all that widgets need': { policy: 'sandbox allow-scripts allow-forms allow-same-origin allow-popups' },
  },
  'policy-integrity': {
    'the script, without a hash': {
      html: accordion,
      integrityPolicy: 'blocked-destinations=(script), endpoints=(integrity)',
      error: `policy: Integrity-Policy blocks loader.js: ${sealing('script tag')}`,
    },
    'the script, fetched without CORS': {
      head: sealed('', '/adviser-widgets/1.0.0/loader.js'),
      html: accordion,
      integrityPolicy: 'blocked-destinations=(script)',
      error: `policy: Integrity-Policy blocks loader.js: ${sealing('script tag')}`,
    },
    'the script, once it is enforced': {
      html: accordion,
      integrityPolicyReportOnly: 'blocked-destinations=(script), endpoints=(integrity)',
      warning: `policy: Integrity-Policy would block loader.js: ${sealing('script tag')}`,
    },
    'the captcha': {
      head: sealed(),
      integrityPolicy: 'blocked-destinations=(script)',
      error:
        'policy: Integrity-Policy blocks the captcha, without which no lead is sent: vendors publish no hashes, so do not send the header with this page',
    },
    'page.css': {
      html: accordion,
      integrityPolicy: 'blocked-destinations=(style)',
      warning: `policy: Integrity-Policy blocks page.css: ${sealing('link')}`,
    },
    'nothing, with a hash and CORS': {
      head: sealed(),
      html: accordion,
      integrityPolicy: 'blocked-destinations=(script)',
    },
    'nothing, of an unknown kind': { integrityPolicy: 'blocked-destinations=(image)' },
    'nothing, of an unknown source': {
      integrityPolicy: 'sources=(elsewhere), blocked-destinations=(script)',
    },
    'nothing, as the last value counts': {
      integrityPolicy: 'blocked-destinations=(script), blocked-destinations=()',
    },
  },
  'policy-trusted-types': {
    'a list without ours': {
      policy: "require-trusted-types-for 'script'; trusted-types default",
      error: "policy: trusted-types does not list the widgets' policy; add adviser-widgets",
    },
    'a list with ours': {
      policy: "require-trusted-types-for 'script'; trusted-types adviser-widgets 'allow-duplicates'",
    },
  },
} satisfies Partial<Record<RuleId, Cases>>;
