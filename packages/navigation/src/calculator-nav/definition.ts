import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

export const attributes = {} as const;

export const slots = {} as const;

/** A bar of links to calculators that shows as many as fit. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'calculator-nav',
  title: 'Calculator navigation',
  description:
    'A bar of links to your calculators: the first six on wide windows, three on tablets, two on small ones. The others are behind a More Calculators button, and so are all of them on phones. Put in your list of links, the most wanted first.',
  purpose: 'page',
  task: 'navigate',
  keywords: ['list of calculators', 'tools', 'tabs', 'link bar', 'more'],
  attributes,
  slots,
  content: true,
  requires: {
    selector: 'ul',
    sentence: 'has no list, so there is nothing to choose; put the links into a list (<ul>)',
  },
  frame: 'page',
  events: {
    'aw:open': { when: 'The list of more calculators has opened.' },
    'aw:close': { when: 'The list of more calculators has closed.' },
    'aw:analytics': analyticsEvent,
  },
  reactOnly: {
    children: {
      description: 'The entries of the list.',
    },
  },
  accessibility: [
    'A navigation landmark named “Calculators” with one list; each link is in it once, at every width.',
    'More Calculators is a button that says whether it is open: Escape closes it and gives the focus back, leaving it closes it too. In its list, arrow keys, Home and End work beside Tab.',
    'If you wrap the list in a nav element of your own, its name is kept.',
  ],
  reserve: { narrow: 56, wide: 56 },
  example: `<div class="aw-widget" data-widget="calculator-nav">
  <ul>
    <li><a href="/calculators#repayments">Repayments</a></li>
    <li><a href="/calculators#borrowing">Borrowing power</a></li>
    <li><a href="/calculators#extra">Extra repayments</a></li>
    <li><a href="/calculators#refix">Refix</a></li>
    <li><a href="/calculators#deposit">Deposit</a></li>
    <li><a href="/calculators#insurance">Insurance</a></li>
    <li><a href="/calculators#budget">Budget</a></li>
  </ul>
</div>`,
});
