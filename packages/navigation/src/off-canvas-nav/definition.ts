import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {} as const;

export const slots = {} as const;

/** A menu behind a button. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'off-canvas-nav',
  title: 'Off-canvas navigation',
  description:
    'A Menu button that opens your navigation in a panel at the side of the window. Put in your list of links; a list inside an entry can be expanded, and is already expanded if it holds the current page. Without scripts the list shows in the page. Where there is room for your usual menu, hide the widget with a style rule.',
  purpose: 'page',
  task: 'navigate',
  keywords: ['menu', 'hamburger', 'burger menu', 'drawer', 'side menu', 'mobile'],
  searchTerms: ['menu for phones', 'menu on a phone', 'mobile menu'],
  attributes,
  slots,
  content: true,
  requires: {
    selector: 'ul',
    sentence: 'has no list, so the menu is empty; put the links into a list (<ul>)',
  },
  frame: 'page',
  events: {
    'aw:open': { when: 'The panel has opened.' },
    'aw:close': { when: 'The panel has closed.' },
  },
  reactOnly: {
    children: { description: 'The list of links.' },
  },
  accessibility: [
    'A Menu button that says whether it is open, and a modal dialog with a navigation landmark in it: the focus goes in, Escape and Close end it, and the focus returns to the button.',
    'A list inside an entry is behind a button named “More in” and the entry; Tab goes through all of it, and no arrow keys are needed.',
    'Under reduced motion the panel does not slide in.',
    'Mark the link of the current page with aria-current="page": its list is unfolded then.',
  ],
  reserve: { narrow: 48, wide: 48, grows: { controls: [1, 1] } },
  example: `<div class="aw-widget" data-widget="off-canvas-nav">
  <ul>
    <li><a href="/">Home</a></li>
    <li><a href="/calculators">Calculators</a>
      <ul>
        <li><a href="/calculators#repayments">Repayments</a></li>
        <li><a href="/calculators#borrowing">Borrowing power</a></li>
      </ul>
    </li>
    <li><a href="/about-us/contact-us">Contact us</a></li>
  </ul>
</div>`,
});
