import type { RuleId } from '../src/checks/rules.ts';
import { configured, fallback, form, widget, type Cases } from './case.ts';

const video = (attributes: string, inside: string) =>
  widget(
    'youtube-video',
    `data-video="M7lc1UVf-VE" ${attributes}`,
    `<a href="https://youtu.be/M7lc1UVf-VE">${inside}Watch</a>`,
  );

/** What is inside a widget. */
export const content = {
  'contact-link': {
    'a phone number without tel:': {
      html: form('', '<p>Call <a href="0800 000 000">0800 000 000</a>.</p>'),
      error:
        'request-call-form: has a link to href="0800 000 000", which browsers take for a page of your site; write href="tel:0800000000"',
      at: 'href="0800',
    },
    'letters for digits': {
      html: form('', '<p>Call <a href="tel:0800CALLME">0800 CALL ME</a>.</p>'),
      error:
        'request-call-form: has a link to href="tel:0800CALLME", which has letters, and not every phone dials those; write href="tel:0800225563"',
      at: 'href="tel:0800CALLME',
    },
    'a number with a pause and an extension': {
      html: form('', '<p>Call <a href="tel:+64-9-123-4567,12;ext=89">us</a>.</p>'),
    },
    'an email address as a phone number': {
      html: form('', '<p>Call <a href="tel:jo@example.nz">Jo</a>.</p>'),
      error:
        'request-call-form: has a link to href="tel:jo@example.nz", which is an email address where a phone number goes; write href="mailto:jo@example.nz"',
      at: 'href="tel:jo',
    },
    'an email address without mailto:': {
      html: form('', '<p>Write to <a href="jo@example.nz">Jo</a>.</p>'),
      error:
        'request-call-form: has a link to href="jo@example.nz", which browsers take for a page of your site; write href="mailto:jo@example.nz"',
      at: 'href="jo',
    },
    'a page without https://': {
      html: form('', '<p>Or <a href="www.example.nz/contact">contact us</a>.</p>'),
      error:
        'request-call-form: has a link to href="www.example.nz/contact", which browsers take for a page of your site; write href="https://www.example.nz/contact"',
      at: 'href="www',
    },
  },
  contradiction: {
    "a freephone number other than the site's": {
      head: configured({ phone: '0800 123 456' }),
      html: form('', '<p>Call <a href="tel:0800999888">0800 999 888</a>.</p>'),
      warning:
        "request-call-form: a press on the phone link inside calls 0800999888, and the form's errors offer another number, the one of your site; visitors may see both, so write the number of your site inside",
      at: '<div class="aw-widget"',
    },
    'the number of a branch': {
      head: configured({ phone: '0800 123 456' }),
      html: form('', '<p>Call <a href="tel:049991234">04 999 1234</a>.</p>'),
    },
    'a notice in its attribute and inside': {
      html: widget('notice-banner', 'data-text="Closed on Monday" data-version="1"', '<p>Open</p>'),
      warning:
        'notice-banner: has two texts: only data-text shows, not the content inside; empty one of them',
      at: 'data-text',
    },
    'a notice in its attribute alone': {
      html: widget('notice-banner', 'data-text="Closed on Monday" data-version="1"', ''),
    },
    'a map of another town': {
      head: configured({ maps: { apiKey: 'AIzaSy' } }),
      html: widget('address-map', 'data-address="12 Main Road, Nelson"', '<p>Our Wellington office</p>'),
      warning:
        'address-map: the content inside has “Wellington”, and data-address="12 Main Road, Nelson" says something else; visitors see both, so write the same in both',
      at: 'data-address',
    },
    'a video other than the link': {
      html: widget(
        'youtube-video',
        'data-video="https://youtu.be/M7lc1UVf-VE"',
        '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><img src="/a.jpg" alt="">Watch</a>',
      ),
      warning:
        'youtube-video: the content inside has a link to https://www.youtube.com/watch?v=dQw4w9WgXcQ, and data-video="https://youtu.be/M7lc1UVf-VE" says something else; visitors see both, so write the same in both',
      at: 'data-video',
    },
    'the same video by another address': {
      html: widget(
        'youtube-video',
        'data-video="M7lc1UVf-VE"',
        '<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE&amp;t=9"><img src="/a.jpg" alt="">Watch</a>',
      ),
    },
    'a frame of another page': {
      html: widget(
        'iframe-embed',
        'data-src="/calculators/borrowing" data-title="C"',
        '<a href="/calculators/repayments">Open</a>',
      ),
      warning:
        'iframe-embed: the content inside has a link to /calculators/repayments, and data-src="/calculators/borrowing" says something else; visitors see both, so write the same in both',
      at: 'data-src',
    },
    'a frame that is a part of its page': {
      html: widget(
        'iframe-embed',
        'data-src="/calculators/repayments/frame" data-title="C"',
        '<a href="/calculators/repayments">Open</a>',
      ),
    },
    'a phone link that calls another number': {
      html: form('', '<p>Call <a href="tel:0800000000">0800 111 111</a></p>'),
      warning:
        'request-call-form: the content inside shows 0800 111 111, and a press calls 0800000000; write the same number in both',
      at: '<div',
    },
    'a phone link with the number of the country': {
      html: form('', '<p>Call <a href="tel:+6435550199">03 555 0199</a></p>'),
    },
  },
  'missing-content': {
    'an accordion without headings': {
      html: widget('accordion', '', '<p>What does an adviser cost me? Nothing.</p>'),
      error:
        'accordion: has no headings, so nothing opens; put headings (h2 to h6) inside, each followed by its text',
      at: '<div',
    },
    'a carousel without slides': {
      html: widget('image-carousel', '', '\n'),
      error: 'image-carousel: has no slides; put pictures (<img>) inside, or list them in data-slides',
      at: '<div',
    },
    'a carousel whose pictures wait for another script': {
      html: widget('image-carousel', '', '<img data-src="/villa.jpg" alt="A villa">'),
      warning:
        'image-carousel: has a picture without src, which only shows if another script fills it in; write its address into src: the widget loads pictures when they are needed',
      at: '<img',
    },
    'a menu without a list': {
      html: widget('off-canvas-nav', '', '<p><a href="/">Home</a> <a href="/faq">Questions</a></p>'),
      error: 'off-canvas-nav: has no list, so the menu is empty; put the links into a list (<ul>)',
      at: '<div',
    },
    'an empty pop-up': {
      html: widget('pop-up', 'data-auto-show="true"', '\n'),
      error: 'pop-up: has nothing inside to show; put its content inside',
      at: '<div',
    },
    'an accordion of <details>': {
      html: widget('accordion', '', '<details><summary>Cost</summary><p>Nothing</p></details>'),
    },
    'a carousel of pictures that wait, with a picture meanwhile': {
      html: widget(
        'image-carousel',
        '',
        '<ul><li><figure><img src="data:image/gif;base64,R0lGOD" data-src="/villa.jpg" alt="A villa"></figure></li></ul>',
      ),
    },
    'a carousel of pictures for several screens': {
      html: widget(
        'image-carousel',
        '',
        '<picture><source srcset="/flat.webp"><img srcset="/flat.jpg 2x" alt="A flat"></picture>',
      ),
    },
    'a carousel of listed slides': {
      html: widget('image-carousel', `data-slides='[{"filename": "villa.jpg", "alt": "A villa"}]'`),
    },
    'a menu inside <details>': {
      html: widget(
        'off-canvas-nav',
        '',
        '<details><summary>Menu</summary><ul><li><a href="/">Home</a></li></ul></details>',
      ),
    },
    'a pop-up with a picture alone': {
      html: widget('pop-up', 'data-auto-show="true"', '<img src="/offer.png" alt="Our offer">'),
    },
    'a banner with a picture alone': { html: widget('parallax-banner', 'data-image="/keys.jpg"', '') },
    'a list that fetches its posts': { html: widget('blog-list', '', '') },
    'a notice with its text in an attribute': {
      html: widget('notice-banner', 'data-text="Closed on Monday"', ''),
    },
  },
  'missing-picture': {
    'a video without a picture': {
      html: video('', ''),
      warning:
        'youtube-video: has no picture; put one into the link inside, or write data-thumbnail="true" to show that of YouTube',
      at: '<div',
    },
    'a video with a picture': { html: video('', '<img src="/film.jpg" alt="">') },
    "a video with YouTube's picture": { html: video('data-thumbnail="true"', '') },
  },
  fallback: {
    none: {
      html: form('', '\n'),
      warning:
        'request-call-form: has no fallback, so visitors without JavaScript see nothing; put a sentence inside, for example <p>Call <a href="tel:0800000000">0800 000 000</a>.</p>',
      at: '<div',
    },
    'one that only says to wait': {
      html: form('', '<p>Loading…</p>'),
      warning:
        'request-call-form: only has a fallback that says to wait, which visitors without JavaScript keep seeing; put a sentence inside, for example <p>Call <a href="tel:0800000000">0800 000 000</a>.</p>',
      at: '<div',
    },
    'another form': {
      html: form('', '<form action="/contact"><input name="phone" aria-label="Phone"></form>'),
    },
  },
  slot: {
    'slots without the class that hides them': {
      html: form('', `<p data-slot="success">Thanks</p>${fallback}`).replace(
        'class="aw-widget"',
        'class="call"',
      ),
      warning:
        'request-call-form: has no class="aw-widget", so its slots show for a moment as the page loads; add it',
      at: '<div class="call"',
    },
    'the slot of a custom element': {
      html: form('', '<div slot="success"><p>Thanks</p></div><p>Call <a href="tel:0800000000">us</a>.</p>'),
      warning: 'request-call-form: has slot="success", which widgets do not read; write data-slot="success"',
      at: 'slot="success"',
    },
    'a mistyped name': {
      html: form('', `<div data-slot="sucess"><p>Thanks!</p></div>${fallback}`),
      warning:
        'request-call-form: has no slot "sucess"; its slots are success, privacy, intro; write data-slot="success"',
      at: 'data-slot',
    },
    'the same slot twice': {
      html: form('', `<p data-slot="privacy">One</p><p data-slot="privacy">Two</p>${fallback}`),
      warning:
        'request-call-form: has two slots called "privacy" and shows only the first; put all of it into one element with data-slot="privacy"',
      at: 'data-slot="privacy">Two',
    },
    'no thanks after sending': {
      html: form('', `<div data-slot="success"></div>${fallback}`),
      warning:
        'request-call-form: has an empty slot "success", so visitors see no thanks after sending; write a sentence into it, or remove it to use the default text',
      at: 'data-slot',
    },
    'a <template>': {
      html: form('', `<template data-slot="success"><p>Thanks!</p></template>${fallback}`),
      error:
        'request-call-form: has the slot "success" as a <template>, whose content is not read; use a <div>',
      at: 'data-slot',
    },
    'no privacy text': { html: form('', `<div data-slot="privacy"></div>${fallback}`) },
    'a widget alone': {
      html: form(
        '',
        `<div data-slot="success">${video('', '<img src="/film.jpg" alt="">')}</div>${fallback}`,
      ),
    },
  },
  'stray-slot': {
    'outside any widget': {
      html: `<div data-slot="success"><p>Thanks!</p></div>${form()}`,
      error:
        'page: data-slot="success" “Thanks!” is outside any widget; move it into the element that has data-widget.',
      at: '<div',
    },
  },
} satisfies Partial<Record<RuleId, Cases>>;
