import type { RuleId } from '../src/checks/rules.ts';
import { configured, fallback, form, widget, type Cases } from './case.ts';

const icon = '<span class="aw-widget" data-widget="icon" data-name="phone"></span>';

/** A link with a mistake in its settings, which only counts if the link is a widget. */
const mistypedLink = (rel = '') =>
  `<a ${rel} href="/call#widget=request-call-form&amp;headding=x">Request a call</a>`;

/** What a CMS, an editor or the markup around it does to a widget. */
export const markup = {
  'torn-markup': {
    'a space of another kind between its attributes': {
      html: `<div class="aw-widget"\u00a0data-widget="request-call-form">${fallback}</div>`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.” is damaged: a no-break space is in or before data-widget in place of an ordinary one; write <div class="aw-widget" data-widget="request-call-form">.',
      at: '<div',
    },
    'a space of another kind after the name of its tag': {
      html: `<div\u00a0class="aw-widget" data-widget="request-call-form">${fallback}</div><h2>About us</h2><footer>Acme</footer>`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.About…” is damaged: a no-break space is in or before class in place of an ordinary one; write <div class="aw-widget" data-widget="request-call-form">. No end tag closes it, so the rest of the page is inside it, where visitors may not see it.',
      at: '<div',
    },
    'the same before another widget, which it takes in': {
      html: `<div\u00a0class="aw-widget" data-widget="request-call-form">${fallback}</div>${form()}`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.Prefer…” is damaged: a no-break space is in or before class in place of an ordinary one; write <div class="aw-widget" data-widget="request-call-form">. No end tag closes it, so the rest of the page is inside it, where visitors may not see it.',
      at: '<div',
    },
    'a quote too few after its name': {
      html: `<div class="aw-widget" data-widget="request-call-form data-campaign-id="HL-2026">${fallback}</div>`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.” is damaged: a quote of data-widget is missing; write <div class="aw-widget" data-widget="request-call-form" data-campaign-id="HL-2026">.',
      at: '<div',
    },
    'a word that only looks like ours': {
      html: `${form()}<div class="widget widget_text">x</div>`,
    },
  },
  'unclosed-tag': {
    'a widget': {
      html: `<div data-widget="request-call-form">${fallback}<h2>About us</h2>`,
      error:
        'request-call-form: has no end tag, so the rest of the page is inside it; write </div> where it ends',
      at: '<div',
    },
    'a widget that took the end tag of what is around it': {
      html: `<div><div data-widget="request-call-form">${fallback}<footer>Acme</footer></div>`,
      error:
        'request-call-form: has <footer> in its content, so an end tag seems to be missing and the rest of the page is inside; write </div> where the widget ends',
      at: '<div data-widget',
    },
    'a widget that ends in its own tag': {
      html: `<div data-widget="request-call-form" />${fallback}`,
      error:
        'request-call-form: is <div … />, which does not close: what follows is inside it; write <div …></div>',
      at: '<div',
    },
    'a widget that ends in its own tag, in a paragraph': {
      html: '<p><div data-widget="request-call-form"/></p><p>rest</p>',
      error:
        'request-call-form: is <div … />, which does not close: what follows is inside it; write <div …></div>',
      at: '<div',
    },
    'a slot': {
      html: form('', `<div data-slot="success"><p>Thanks!</p>${fallback}`),
      error:
        'request-call-form: has no end tag, or a slot in it has none, so the rest of the page is inside it; write </div> where it ends',
      at: '<div',
    },
    'a slot of another element': {
      html: form('', `${fallback}<section data-slot="success"><p>Thanks!</p>`),
      error:
        'request-call-form: has the slot "success" without an end tag, so all that follows is in it; write </section> where it ends',
      at: '<section',
    },
    'a paragraph that its first block ends': {
      html: `<p data-widget="request-call-form">${fallback}</p>`,
      error:
        'request-call-form: is a <p>, which ends where its first block begins, so its content is outside; use a <div>',
      at: '<p',
    },
    'a paragraph of text': { html: '<p data-widget="request-call-form">Call 0800 000 000.</p>' },
    'tags and quotes that HTML lets go, minified': {
      html: '<ul><li class=aw-widget data-widget=request-call-form data-campaign-id=HL-2026 data-widget-load=media((min-width:768px))><p>Call <a href=tel:0800000000>us</a><li>Two</ul><p>Bye',
    },
  },
  place: {
    'in a link': {
      html: '<a href="/contact"><span data-widget="request-call-form">Contact us</span></a>',
      error: 'request-call-form: is inside <a>, which takes presses on the fields for itself; move it out',
      at: '<span',
    },
    'in a button': {
      html: '<button type="button"><span data-widget="request-call-form">Call us</span></button>',
      error:
        'request-call-form: is inside <button>, which takes presses on the fields for itself; move it out',
      at: '<span',
    },
    'in a paragraph': {
      html: '<p>Or <span data-widget="request-call-form">call 0800 000 000</span></p>',
      warning:
        'request-call-form: is inside <p>, which cannot contain a form: tools that parse the page again split it; move it out',
      at: '<span',
    },
    'in a form': {
      html: `<form action="/newsletter" method="post">${form()}</form>`,
      warning:
        'request-call-form: is inside <form>: forms cannot be nested, and tools that parse the page again drop the inner one; move it out',
      at: '<div',
    },
    'in a template': {
      html: `<template>${form()}</template>`,
      warning:
        'page: request-call-form is inside a <template>, so it does not load until a script copies it; move it out.',
      at: '<div',
    },
    'in <noscript>': {
      html: `<noscript>${form()}</noscript>`,
      error:
        'page: A widget is inside <noscript>, whose content browsers do not show while scripts run; move it out.',
      at: '<noscript',
    },
    'in another form of ours': {
      html: form('', `<p>${widget('callback-form')}`),
      error:
        'page: callback-form “Prefer to talk? Call 0800 000 000.” does not load: it is inside request-call-form, whose content is only shown until that widget has loaded; move it out.',
      at: '<div class="aw-widget" data-widget="callback-form"',
    },
    'in an editable area': {
      html: `<section contenteditable="true">${form()}</section>`,
      error:
        'page: request-call-form “Prefer to talk? Call 0800 000 000.” does not load: it is in an editable area, where the widget would be saved as content; move it out.',
      at: '<div',
    },
    'a link marked as foreign': {
      html: '<a rel="nofollow" href="/call" data-widget="request-call-form">Request a call</a>',
      error:
        'page: request-call-form “Request a call” does not load: its rel says that a visitor wrote it or that it is paid for; if it is yours, remove ugc, nofollow and sponsored from rel.',
      at: '<a ',
    },
    'a link in a paragraph': {
      html: '<p><a href="/contact" data-widget="request-call-form">Contact us</a></p>',
    },
    'in a form around the whole page': {
      html: `<form method="post"><input type="hidden" name="__VIEWSTATE" value="x"><main><h1>Contact</h1>${form()}</main></form>`,
    },
    'in a pop-up': { html: widget('pop-up', 'data-auto-show="true"', form()) },
    'in an accordion': { html: widget('accordion', '', `<h3>Call me</h3>${form()}`) },
    'an icon in a heading': { html: `<h2>${icon} Call</h2>` },
    'an icon in a button': { html: `<button type="button">${icon} Call</button>` },
    'an icon in a link': { html: `<p>Call <a href="tel:0800000000">${icon} us</a></p>` },
    'text in a heading': {
      html: '<h1>We do <span data-widget="typing-text" data-words="Mortgages, Insurance">Mortgages</span></h1>',
    },
    'a template without a widget': { html: `<template><p>A row</p></template>${form()}` },
    'a <noscript> without a widget': { html: `<noscript><p>Call 0800 000 000.</p></noscript>${form()}` },
  },
  hidden: {
    'by an attribute': {
      html: form('hidden'),
      warning:
        'request-call-form: has the attribute hidden, so visitors never see it unless a script shows it; remove the attribute hidden',
      at: 'hidden',
    },
    'by a style': {
      html: form('style="display: none"'),
      warning:
        'request-call-form: has style="display: none", so visitors never see it unless a script shows it; remove style="display: none"',
      at: 'style="display',
    },
    'in a tab that is not open': { html: `<div role="tabpanel" hidden>${form()}</div>` },
    'in a part that is not open': { html: `<div style="display: none">${form()}</div>` },
    'a widget that shows nothing': { html: widget('ip-display', 'data-ip="203.0.113.7" hidden', '') },
  },
  'stripped-attributes': {
    'all of them': {
      html: `<div class="aw-widget">${fallback}</div>`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.” has lost its attributes: it has the class "aw-widget" but no data-widget. The CMS removed them; allow data-* attributes for this text, paste the snippet into an HTML block, or use the link form.',
      at: '<div',
    },
    'the data- of data-widget': {
      html: `<div class="aw-widget" widget="request-call-form">${fallback}</div>`,
      error:
        'page: A widget “Prefer to talk? Call 0800 000 000.” does not load: widget is mistyped; write data-widget="request-call-form".',
      at: '<div',
    },
    'an attribute of another library': { html: `<div widget="chart"></div>${form()}` },
  },
  'escaped-markup': {
    'a snippet': {
      html: '<p>&lt;div class="aw-widget" data-widget="request-call-form"&gt;&lt;/div&gt;</p>',
      error:
        'page: The page shows a snippet as text: “<div class="aw-widget" data-widget="request-call-form"…”. It was pasted as text; paste it into the source view or an HTML block of the CMS.',
      at: '<p',
    },
  },
  shortcode: {
    'a plugin that is not active': {
      html: '<p>[adviser_widget name="request-call-form" heading="Talk to us"]</p>',
      error:
        'page: The page shows a shortcode: “[adviser_widget name="request-call-form" heading="Talk to us…”. Nothing on this site reads it; activate the plugin that does, or paste the HTML snippet instead.',
      at: '<p',
    },
    'a shortcode of another kind': {
      html: '<p>[aw-request-call heading="Talk to us"]</p>',
      error:
        'page: The page shows a shortcode: “[aw-request-call heading="Talk to us"]”. Nothing on this site reads it; activate the plugin that does, or paste the HTML snippet instead.',
      at: '<p',
    },
    'the end of one': {
      html: `<section>[/adviser_widget]</section>${form()}`,
      error:
        'page: The page shows a shortcode: “[/adviser_widget]”. Nothing on this site reads it; activate the plugin that does, or paste the HTML snippet instead.',
      at: '<section',
    },
    'brackets in a text': { html: '<p>As we wrote [1], [sic] and [see below] are fine.</p>' },
    'one that is shown to readers': { html: '<p>[[adviser_widget]]</p>' },
    'one in code': { html: '<p><code>[adviser_widget name="icon"]</code></p>' },
    'one in a block of code': { html: '<pre>[adviser_slot name="success"]</pre>' },
  },
  'custom-element': {
    'the name of a widget': {
      html: `<request-call-form heading="Talk to us">${fallback}</request-call-form>`,
      error:
        'page: <request-call-form> is not an element that browsers know; write <div class="aw-widget" data-widget="request-call-form">, and data- before its attributes.',
      at: '<request',
    },
    'an element of a theme': { html: `<sticky-header><p>Kia ora</p></sticky-header>${form()}` },
    'a name that other libraries have too': { html: `<pop-up></pop-up>${form()}` },
  },
  'duplicate-id': {
    'on two elements': {
      html: `<p id="offer">One</p><p id="offer">Two</p>${form()}`,
      error: 'page: The id "offer" is on 2 elements; give each element its own id.',
      at: '<p id="offer">Two',
    },
  },
  'link-form': {
    'links that are off': {
      html: '<a href="/call#widget=request-call-form&amp;heading=Talk%20to%20us">Request a call</a>',
      error:
        'page: This link has the settings of request-call-form, but the configuration does not allow links to be widgets; add "links": {"widgets": ["request-call-form"]}, or use the HTML snippet.',
      at: 'href="/call',
    },
    'a question mark': {
      html: '<a href="/call?widget=request-call-form&amp;heading=Talk%20to%20us">Request a call</a>',
      error:
        'page: This link has the settings of request-call-form in the wrong place; they begin with "#widget=request-call-form", and more follow with "&".',
      at: 'href="/call',
    },
    'a link that may be a widget': {
      head: configured({ links: { within: 'main', widgets: ['request-call-form'] } }),
      html: '<main><a href="/call#widget=request-call-form&amp;campaign-id=HL-2026">Call</a></main>',
    },
    'a link outside of the part where links may be widgets': {
      head: configured({ links: { within: 'main' } }),
      html: `<aside>${mistypedLink()}</aside>`,
    },
    'a link of a widget that is not listed': {
      head: configured({ links: { widgets: ['pop-up'] } }),
      html: mistypedLink(),
    },
    'links marked as foreign': {
      head: configured({ links: true }),
      html: ['ugc', 'nofollow', 'sponsored'].map((rel) => mistypedLink(`rel="${rel}"`)).join(''),
    },
    'a link marked as foreign, where links are off': { html: mistypedLink('rel="nofollow ugc"') },
    'a link to another site': {
      head: configured({ links: true }),
      html: '<a href="https://www.elsewhere.nz/#widget=nonsense">Elsewhere</a>',
    },
    'a link to another site, where links are off': {
      html: '<a href="https://www.elsewhere.nz/?widget=callback-form">Elsewhere</a>',
    },
    'a widget of another library': { html: '<a href="/list?widget=chart&amp;tab=2">A chart</a>' },
  },
  encoding: {
    'no name': {
      encodingProblem:
        'names no encoding, so browsers guess it: write <meta charset="utf-8"> first in the head',
      warning:
        'page: it names no encoding, so browsers guess it: write <meta charset="utf-8"> first in the head',
    },
    'no widget that it would matter to': { html: '<p>Kia ora</p>', encodingProblem: 'names no encoding' },
  },
} satisfies Partial<Record<RuleId, Cases>>;
