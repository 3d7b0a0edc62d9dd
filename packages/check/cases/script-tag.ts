import type { RuleId } from '../src/checks/rules.ts';
import { bareScript, block, form, script, sheet, type Cases } from './case.ts';

const exact = (tag: string) => tag.replace('/1/', '/1.0.0/');
const integrity = `integrity="sha384-${'A'.repeat(64)}"`;

const elsewhere = '<script async src="/static/loader.js" data-brand="acme"></script>';

/** The tags of the script and of page.css. */
export const scriptTag = {
  'no-script': {
    'a widget without it': {
      head: sheet,
      error:
        'script: this page has widgets but no script for them; add <script async src="…/adviser-widgets/1/loader.js" data-brand="…"></script>, or check with --tag-manager if a tag manager adds it',
    },
    'the light engine, with a version in the query': {
      head: (sheet + script('type="module"'))
        .replaceAll('/1/', '/1/light/')
        .replace('.css', '.css?ver=6.1')
        .replace('.js', '.js?ver=6.1'),
    },
  },
  'second-script': {
    'the same again': {
      head: sheet + script() + bareScript,
      error:
        "page: The widgets' script is on this page 2 times (https://cdn.example.nz/adviser-widgets/1/loader.js, https://cdn.example.nz/adviser-widgets/1/loader.js); only the first one is used, remove the others.",
      at: bareScript,
    },
    'the same as modules': {
      head: sheet + script('type="module"') + script('type="module" data-phone="0800 000 000"'),
      error:
        "page: The widgets' script is on this page 2 times (https://cdn.example.nz/adviser-widgets/1/loader.js, https://cdn.example.nz/adviser-widgets/1/loader.js); as modules, which cannot tell their tags apart: the attributes of none are read. Remove all but one.",
      at: script('type="module" data-phone="0800 000 000"'),
    },
    'at another address': {
      head: sheet + script() + elsewhere,
      error:
        "page: The widgets' script is on this page 2 times (https://cdn.example.nz/adviser-widgets/1/loader.js, https://www.example.nz/static/loader.js); only the first one is used, remove the others.",
      at: elsewhere,
    },
    'and that of another library': {
      head: sheet + script() + elsewhere.replace('data-brand="acme"', 'data-site="acme"'),
    },
  },
  'script-type': {
    'for a consent tool': {
      head: sheet + script('type="text/plain" data-category="marketing"'),
      error:
        'script: the script tag has type="text/plain", so browsers do not run it, or not before consent; remove the type, and write data-consent="required" instead: then leads need not wait',
      at: '<script',
    },
    'for old browsers': {
      head: sheet + script('nomodule'),
      error:
        'script: the script tag has nomodule, so only browsers run it that the widgets do not support; remove nomodule',
      at: '<script',
    },
    'a module without attributes': {
      head:
        sheet +
        bareScript.replace('async', 'type="module"') +
        block('{"brand":"acme","captcha":{"siteKey":"6LeIxAcT"}}'),
      error:
        'script: the script tag has type="module" and no attribute by which the loader finds it; add data-brand or data-config, or remove the type',
      at: '<script',
    },
    'in <noscript>': {
      head: sheet,
      html: `<noscript>${script()}</noscript>${form()}`,
      error: 'script: the script tag is inside <noscript>, where browsers do not run it; move it out',
    },
    'that ends in its own tag': {
      head: sheet + script().replace('></script>', ' />'),
      error:
        'script: the script tag ends in "/>" or has no end tag, so browsers take the page after it for its text; write ></script>',
      at: '<script',
    },
    'a module whose attributes tell it from other scripts': { head: sheet + script('type="module"') },
  },
  'script-address': {
    'over http': {
      head: sheet + script().replace('https:', 'http:'),
      error: 'script: the script tag is loaded over http on an https page, which browsers block; use https',
      at: '<script',
    },
    'a path from the folder of the page': {
      head: sheet + script().replace('https://cdn.example.nz/', ''),
      warning:
        'script: the script tag has a path that depends on the folder of the page; begin it with a slash, or write the whole address: src="/adviser-widgets/1/loader.js"',
      at: '<script',
    },
    'paths on the own site': {
      head:
        sheet.replace('https://cdn.example.nz', '') + script('defer').replace('https://cdn.example.nz', '..'),
    },
  },
  integrity: {
    'at an address that changes': {
      head: sheet + script(`async crossorigin="anonymous" ${integrity}`),
      error:
        'script: the script tag has integrity at an address that changes with each release, so browsers would block the next release; use an exact version in its address, or remove integrity',
      at: '<script',
    },
    'of page.css at an address that changes': {
      head: sheet.replace('>', ` crossorigin="anonymous" ${integrity}>`) + script(),
      warning:
        'script: the tag of page.css has integrity at an address that changes with each release, so browsers would block the next release; use an exact version in its address, or remove integrity',
      at: '<link',
    },
    'without crossorigin': {
      head: exact(sheet) + exact(script(`async ${integrity}`)),
      error:
        'script: the script tag has integrity without crossorigin, so browsers block the file; add crossorigin="anonymous"',
      at: '<script',
    },
    'cut off': {
      head: exact(sheet) + exact(script('async crossorigin="anonymous" integrity="sha384-AAAA"')),
      error:
        'script: the script tag has an integrity that is not a whole sha256, sha384 or sha512, so browsers ignore it or block the file; copy it again, whole',
      at: '<script',
    },
    'of an exact version': {
      head: exact(sheet) + exact(script(`async crossorigin="anonymous" ${integrity}`)),
    },
  },
  'style-sheet': {
    'no page.css': {
      head: script(),
      warning:
        'script: page.css is not linked in the head, so the page jumps as widgets load; add <link rel="stylesheet" href="…/adviser-widgets/1/page.css">',
    },
    'page.css in the body': {
      head: script(),
      html: form() + sheet,
      warning:
        'script: page.css is linked in the body, so the page may show before it, and jump; link it in the head',
      at: '<link',
    },
  },
  version: {
    'page.css of another version': {
      head: exact(sheet) + script(),
      warning:
        'script: page.css is of version 1.0.0, and loader.js of version 1; use the same version in both addresses',
      at: '<link',
    },
  },
} satisfies Partial<Record<RuleId, Cases>>;
