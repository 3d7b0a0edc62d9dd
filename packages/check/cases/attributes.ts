import type { RuleId } from '../src/checks/rules.ts';
import { configured, form, widget, type Cases } from './case.ts';

const rates = '<p><a href="/rates">Our rates</a></p>';

const lostCampaign = 'are not straight, so leads may arrive without it; write data-campaign-id="HL-2026"';

/** The names and values of attributes. */
export const attributes = {
  'unknown-widget': {
    'a word by which people look for one': {
      html: widget('slider'),
      error: 'page: there is no widget "slider"; did you mean data-widget="image-carousel"?',
      at: 'data-widget',
    },
    'a mistyped name': {
      html: widget('reqest-call-form'),
      error: 'page: there is no widget "reqest-call-form"; did you mean data-widget="request-call-form"?',
      at: 'data-widget',
    },
  },
  'unknown-attribute': {
    'a key of the script tag': {
      html: form('data-brand="other"'),
      warning:
        'request-call-form: has data-brand="other", which counts on the script tag alone; what the widget sends goes where the script tag says',
      at: 'data-brand="other"',
    },
    'a key of the script tag, of a widget that sends nothing': {
      html: widget('announcement', 'data-debug="true"'),
      warning: 'announcement: has data-debug="true", which counts on the script tag alone; move it there',
      at: 'data-debug',
    },
    'the beginning of a name': {
      html: form('data-campaign="HL-2026"'),
      warning: 'request-call-form: does not know data-campaign="HL-2026"; write data-campaign-id="HL-2026"',
      at: 'data-campaign',
    },
    'a name that only another widget has': {
      html: form('data-interval="6000"'),
      warning: 'request-call-form: does not use data-interval, which image-carousel does; leave it out',
      at: 'data-interval',
    },
    'a name of another widget that many scripts use': { html: form('data-label="top" data-src="/a.js"') },
    'a name of another script': { html: form('data-track="call" data-aos="fade-up"') },
    'a mistyped name': {
      html: form('data-headding="Talk to us"'),
      warning: 'request-call-form: does not know data-headding="Talk to us"; write data-heading="Talk to us"',
      at: 'data-headding',
    },
    'no data-': {
      html: widget('callback-form', 'campaign-id="HL-2026"'),
      warning:
        'callback-form: campaign-id="HL-2026" is not a widget attribute; write data-campaign-id="HL-2026"',
      at: 'campaign-id',
    },
    'in a link': {
      head: configured({ links: true }),
      html: '<a href="/call#widget=request-call-form&amp;headding=x">Call</a>',
      warning: 'request-call-form: does not know headding=x; write heading=x',
      at: '<a ',
    },
    'in a link, where some may be widgets': {
      head: configured({ links: { within: 'main', widgets: ['request-call-form'] } }),
      html: '<main><a href="/call#widget=request-call-form&amp;headding=x">Call</a></main>',
      warning: 'request-call-form: does not know headding=x; write heading=x',
      at: '<a ',
    },
  },
  'attribute-value': {
    'a word for a number': {
      html: widget('callback-form', 'data-heading-level="h3"'),
      warning:
        'callback-form: data-heading-level="h3" is not a whole number from 2 to 6; write data-heading-level="3"',
      at: 'data-heading-level',
    },
    'seconds for milliseconds': {
      html: widget(
        'image-carousel',
        'data-interval="5"',
        '<img src="a.jpg" alt="A"><img src="b.jpg" alt="B">',
      ),
      error:
        'image-carousel: data-interval="5" is not milliseconds: 0, or 1000 and more; write data-interval="5000"',
      at: 'data-interval',
    },
    'what may be seconds': {
      html: widget('pop-up', 'data-auto-show data-delay="5"'),
      warning: 'pop-up: shows after 5 milliseconds; if you mean seconds, write data-delay="5000"',
      at: 'data-delay',
    },
    'a last day before the first': {
      html: widget('announcement', 'data-from="2026-04-06" data-until="2026-04-03"'),
      error: 'announcement: data-until is before data-from, so it never shows',
      at: 'data-until',
    },
    'a day that no calendar has': {
      html: widget('announcement', 'data-until="2026-02-30"'),
      warning:
        'announcement: data-until="2026-02-30" is not a calendar date, written year-month-day (YYYY-MM-DD); for example data-until="2027-01-05"',
      at: 'data-until',
    },
    'a flag that is neither true nor false': {
      html: widget('callback-form', 'data-draft="sometimes"'),
      warning:
        'callback-form: data-draft="sometimes" is not "true" or "false"; for example data-draft="false"',
      at: 'data-draft',
    },
    'a choice that does not exist': {
      html: widget('short-contact-form', 'data-message-mode="brochure"'),
      warning:
        'short-contact-form: data-message-mode="brochure" is not one of "none", "booklet", "page-slug"; for example data-message-mode="booklet"',
      at: 'data-message-mode',
    },
    'JSON without quotes': {
      html: widget('callback-form', `data-best-day-options='[{value: 0, label: Today}]'`),
      warning: `callback-form: data-best-day-options="[{value: 0, label: Today}]" is not JSON; for example data-best-day-options='[{"value": "0", "label": "Today"}, {"value": "2", "label": "Monday"}]'`,
      at: 'data-best-day-options',
    },
    'days of another shape': {
      html: widget('callback-form', `data-best-day-options='["Monday", "Tuesday"]'`),
      error: `callback-form: data-best-day-options is not a list of objects with value and label, each a text; for example data-best-day-options='[{"value": "0", "label": "Today"}]'`,
      at: 'data-best-day-options',
    },
    'slides of another shape': {
      html: widget('image-carousel', `data-slides='["villa.jpg", "flat.jpg"]'`),
      error: `image-carousel: data-slides is not a list of objects with filename, each a text; for example data-slides='[{"filename": "villa.jpg", "alt": "A villa with a red roof"}]'`,
      at: 'data-slides',
    },
    'a script as the address of a picture': {
      html: widget('parallax-banner', 'data-image="javascript:alert(1)"'),
      warning:
        'parallax-banner: data-image="javascript:alert(1)" is not the address of a picture; upload the picture in your CMS and copy its address, which begins with https://, or with / for your own site; for example data-image="/assets/harbour.jpg"',
      at: 'data-image',
    },
    'a frame without https://': {
      html: widget('iframe-embed', 'data-title="Rates" data-src="www.example.nz/rates"', rates),
      error:
        'iframe-embed: data-src="www.example.nz/rates" is not the address of a page: http, https or a path; write data-src="https://www.example.nz/rates"',
      at: 'data-src',
    },
    'an email address in a frame': {
      html: widget('iframe-embed', 'data-title="Rates" data-src="mailto:jo@example.nz"', rates),
      error:
        'iframe-embed: data-src="mailto:jo@example.nz" is not the address of a page: http, https or a path; for example data-src="/calculators/repayments"',
      at: 'data-src',
    },
    'the id of a video, cut off': {
      html: widget('youtube-video', 'data-video="M7lc1UVf-V"', '<img src="/film.jpg" alt="">'),
      error:
        'youtube-video: data-video="M7lc1UVf-V" is not a video on YouTube: its address, or its id of 11 characters; for example data-video="https://youtu.be/M7lc1UVf-VE?t=90"',
      at: 'data-video',
    },
    'a video elsewhere': {
      html: widget(
        'youtube-video',
        'data-video="https://vimeo.com/76979871"',
        '<img src="/film.jpg" alt="">',
      ),
      error:
        'youtube-video: data-video="https://vimeo.com/76979871" is a video on Vimeo, and this widget shows only those on YouTube; use the widget iframe-embed with https://player.vimeo.com/video/76979871',
      at: 'data-video',
    },
    'a honeypot named like a field of the lead': {
      html: form('data-honeypot-name="FormEmail"'),
      error:
        'request-call-form: data-honeypot-name="FormEmail" is not a name that differs from every field of the lead; for example data-honeypot-name="hamCheck"',
      at: 'data-honeypot-name',
    },
    'a date in the order of the day': {
      html: widget('blog-list', '', '<article><time datetime="31/11/2026">31 Nov</time></article>'),
      warning: 'blog-list: datetime="31/11/2026" is not a date; for example datetime="2026-11-30"',
      at: 'datetime',
    },
  },
  'missing-attribute': {
    'a map without an address': {
      head: configured({ maps: { apiKey: 'AIzaSy' } }),
      html: widget('address-map', '', '<p>12 Willis Street, Wellington</p>'),
      error:
        'address-map: needs data-address, an address as on a letter; for example data-address="Level 3, 1 Example Quay, Wellington 6011"',
      at: '<div',
    },
    'a pop-up that nothing opens': {
      html: widget('pop-up', '', '<p>Our offer</p>'),
      error: 'pop-up: needs data-auto-show, or data-trigger; for example data-auto-show="true"',
      at: '<div',
    },
  },
  'damaged-markup': {
    'an address that a mail program has wrapped, in a link': {
      html: form(
        '',
        '<p>Call <a href="tel:0800000000">0800 000 000</a>, <a href="https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.nz%2Fguide&amp;data=05">read</a></p>',
      ),
      warning:
        'request-call-form: the address in href was rewritten by a mail program, a search or a chat, in <a> inside; write href="https://www.example.nz/guide"',
      at: '<a href="https://aus01',
    },
    'a setting that is there twice': {
      html: form('data-campaign-id="HL-2026" data-heading="Talk to us" data-campaign-id="HL-2027"'),
      warning:
        'request-call-form: data-campaign-id is there twice, and only the first counts; write data-campaign-id="HL-2026"',
      at: 'data-campaign-id',
    },
    'a class that is there twice, of which the first is enough': { html: form('class="wide"') },
    'what a mail program wrote behind a number': {
      html: form('', '<p>Call <a href="tel:0800000000">0800 000 000</a>&lt;tel:0800000000&gt;.</p>'),
      warning: 'request-call-form: “<tel:0800000000>” was written behind a link by a mail program; delete it',
      at: '<div',
    },
    'a translated name that is like none of ours': {
      html: widget('iframe-embed', 'data-title="Rates" data-src="/rates" data-emplacement="Nelson"', rates),
      warning:
        'iframe-embed: data-emplacement was changed by a translator; names of settings and widgets are in English; leave it out, or write one of data-src, data-title, data-min-height',
      at: 'data-emplacement',
    },
    'a translated campaign': {
      html: form('données-campagne-id="AROHA-2026"'),
      warning:
        'request-call-form: données-campagne-id was changed by a translator; names of settings and widgets are in English, and leads arrive without it; write data-campaign-id="AROHA-2026"',
      at: 'données-campagne-id',
    },
    'no closing quote before a slot': {
      html: form(
        'data-campaign-id="AROHA-2026',
        '<div data-slot="success"><p>Thanks</p></div><p>Call <a href="tel:0800000000">0800 000 000</a></p>',
      ),
      error:
        'request-call-form: the closing quote of data-campaign-id is missing, and the slot after it is lost; write data-campaign-id="AROHA-2026"',
      at: 'data-campaign-id',
    },
    'around a value': {
      html: form('data-heading=“Talk to us”'),
      warning:
        'request-call-form: the quotes of data-heading are not straight; write data-heading="Talk to us"',
      at: 'data-heading',
    },
    'only after a campaign': {
      html: form('data-campaign-id=HL-2026”'),
      error: `request-call-form: the quotes of data-campaign-id ${lostCampaign}`,
      at: 'data-campaign-id',
    },
    'curly around a campaign, which the runtime repairs': {
      html: form('data-campaign-id=“HL-2026”'),
      warning:
        'request-call-form: the quotes of data-campaign-id are not straight; write data-campaign-id="HL-2026"',
      at: 'data-campaign-id',
    },
    'before a value': {
      html: form('data-heading=“Hello data-campaign-id="HL-2026"'),
      warning: 'request-call-form: the quotes of data-heading are not straight; write data-heading="Hello"',
      at: 'data-heading',
    },
  },
  'loading-condition': {
    'a word that does not exist': {
      html: form('data-widget-load="lazy"'),
      warning:
        'request-call-form: data-widget-load="lazy" is not eager, visible, idle, interaction, or media(…) with a media query; the default is used',
      at: 'data-widget-load',
    },
    'a media query without its colon': {
      html: form('data-widget-load="media((min-width 600px))"'),
      warning:
        'request-call-form: data-widget-load="media((min-width 600px))" has a media query that browsers cannot read, so the widget does not wait for it; for example data-widget-load="media((min-width: 768px))"',
      at: 'data-widget-load',
    },
    ...Object.fromEntries(
      [
        '(min-width: 768px)',
        'print',
        'screen and (max-width: 40em)',
        'not all and (monochrome)',
        '(400px &lt;= width &lt;= 700px)',
        '(width >= 600px)',
        '(hover), (pointer: coarse)',
        'only screen and (orientation: landscape) and (min-aspect-ratio: 16/9)',
        '((min-width: 1px) and (hover))',
        '(min-width: calc(10px + 2em))',
        '(prefers-reduced-motion: no-preference)',
      ].map((query) => [`media(${query})`, { html: form(`data-widget-load="media(${query})"`) }]),
    ),
  },
  'unknown-id': {
    'no element has it': {
      html: widget('pop-up', 'data-trigger="open-offer"', '<p>Our offer</p>'),
      error:
        'pop-up: data-trigger="open-offer" is not the id of any element on this page; give the element you mean id="open-offer"',
      at: 'data-trigger',
    },
    'an element that is not the widget meant': {
      html: `<div id="advisers"></div>${widget('adviser-search', 'data-results="advisers"')}`,
      error:
        'adviser-search: data-results="advisers" is not the id of a widget adviser-results, so nothing shows there; give that widget id="advisers"',
      at: 'data-results',
    },
    'the id of a button': {
      html: `${widget('pop-up', 'data-trigger="open"')}<button id="open" type="button">Open</button>`,
    },
  },
  'lead-id': {
    'an empty campaign': {
      html: form('data-campaign-id=""'),
      warning: "request-call-form: data-campaign-id is empty: write the campaign's id, or remove it",
      at: 'data-campaign-id',
    },
    'an empty adviser': {
      html: widget('contact-adviser-form', 'data-adviser-id=""'),
      warning: "contact-adviser-form: data-adviser-id is empty: write the adviser's id, or remove it",
      at: 'data-adviser-id',
    },
    'the name of an adviser': {
      html: widget('contact-adviser-form', 'data-adviser-id="Aroha Ngata"'),
      error:
        'contact-adviser-form: data-adviser-id="Aroha Ngata" is not the id of an adviser, so none gets the lead; for example data-adviser-id="3f2504e0-4f89-11d3-9a0c-0305e82c3301"',
      at: 'data-adviser-id',
    },
    'no adviser': {
      html: widget('contact-adviser-form', 'data-heading="Write to Aroha"'),
      warning:
        'contact-adviser-form: has no data-adviser-id, so the lead reaches no adviser unless the visitor followed the link of one; add data-adviser-id with the id of the adviser',
      at: '<div',
    },
    'a campaign with spaces': {
      html: form('data-campaign-id="Home Loans 2026"'),
      warning:
        'request-call-form: data-campaign-id="Home Loans 2026" is not the id of a campaign: up to 64 letters, digits, dots, hyphens and underscores, without spaces; for example data-campaign-id="HL-2026"',
      at: 'data-campaign-id',
    },
    'an email address as tracking number': {
      html: form('data-tracking-number="jo@example.nz"'),
      warning:
        'request-call-form: data-tracking-number="jo@example.nz" is not a tracking number; for example data-tracking-number="TN-1042"',
      at: 'data-tracking-number',
    },
    'a campaign with every sign it may have': { html: form('data-campaign-id="HL-2026.b_1"') },
  },
  'unfilled-value': {
    'the placeholder of a template': {
      html: form('data-campaign-id="{{ campaign }}"'),
      warning:
        'request-call-form: data-campaign-id="{{ campaign }}" was never filled in; write the value itself',
      at: 'data-campaign-id',
    },
    'the text of an example': {
      html: form('data-campaign-id="your-campaign-id"'),
      warning:
        'request-call-form: data-campaign-id="your-campaign-id" was never filled in; write the value itself',
      at: 'data-campaign-id',
    },
  },
  address: {
    'a frame of a host name': {
      html: widget('iframe-embed', 'data-title="Rates" data-src="rates.example.co.nz/today"', rates),
      error:
        'iframe-embed: data-src="rates.example.co.nz/today" is taken for a path of your site; write data-src="https://rates.example.co.nz/today"',
      at: 'data-src',
    },
    'a frame over http': {
      html: widget('iframe-embed', 'data-title="Rates" data-src="http://rates.example.nz/"', rates),
      error:
        'iframe-embed: data-src="http://rates.example.nz/" is an address over http, which browsers block on https pages; write https',
      at: 'data-src',
    },
    'a video in a frame': {
      html: widget(
        'iframe-embed',
        'data-title="A film" data-src="https://www.youtube.com/watch?v=M7lc1UVf-VE"',
      ),
      error:
        'iframe-embed: data-src="https://www.youtube.com/watch?v=M7lc1UVf-VE" is a page of YouTube, which refuses to be in a frame; use the widget youtube-video',
      at: 'data-src',
    },
    'a frame over http that the policy upgrades': {
      policy: 'frame-src https: http:; upgrade-insecure-requests',
      html: widget('iframe-embed', 'data-title="Rates" data-src="http://rates.example.nz/"', rates),
    },
    'a link over http': {
      html: widget('announcement', 'data-link="http://www.example.nz/old"', '<p>An old page</p>'),
    },
  },
} satisfies Partial<Record<RuleId, Cases>>;
