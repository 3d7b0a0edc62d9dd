import { acceptedEvent, formAttributes, refusedEvent } from '@adviser-widgets/forms/internal';
import { defineWidget, type Attribute } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

const common = formAttributes({
  heading: 'Customer appreciation programme',
  buttonText: 'Submit',
  closable: false,
});

const banner = {
  kind: 'url',
  loads: 'img',
  example: '/images/gift.jpg',
} as const satisfies Partial<Attribute>;

export const attributes = {
  heading: common.heading,
  'sub-heading': common['sub-heading'],
  'heading-level': common['heading-level'],
  'button-text': common['button-text'],
  'campaign-id': common['campaign-id'],
  draft: common.draft,
  step: {
    kind: 'integer',
    label: 'First step',
    description:
      'The step to begin with: 1 the gift, 2 the referrals, 3 the thanks. Without it the customer data decide.',
    example: '2',
  },
  customer: {
    kind: 'json',
    label: 'Customer data',
    description: 'Who the customer is, as your system prints it into the page. Put single quotes around it.',
    example:
      '{"LNS_GiftType": "True", "HasCompletedSurvey": 0, "ClientFirstName": "Aroha", "ClientLastName": "Ngata", "AdviserGUID": "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "ClientAddressPostcode": "6011"}',
  },
  'banner-1': {
    label: 'Picture above the gifts',
    ...banner,
    description: 'The picture over the choice of a gift, four times as wide as high: others are narrower.',
  },
  'banner-2': {
    label: 'Picture above the referrals',
    ...banner,
    description: 'The picture over the referrals.',
  },
  'banner-3': { label: 'Picture above the thanks', ...banner, description: 'The picture over the thanks.' },
} as const;

export const slots = {
  success: {
    label: 'Thank-you text',
    description: 'Replaces the sentence under “Thank you!”, once all is done.',
    example: '<p>Your gift is on its way.</p>',
  },
  privacy: {
    label: 'Privacy note',
    description: 'Shown under the button of the gift and of the referrals.',
    example: '<p>Our <a href="/privacy-policy">privacy policy</a> says how we use these details.</p>',
  },
  intro: {
    label: 'Introduction',
    description: 'Shown between the heading and the steps.',
    example: '<p>Thank you for choosing us.</p>',
  },
} as const;

/** Lets a customer choose a gift and refer people. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'gift-programme',
  title: 'Customer appreciation programme',
  description:
    'Lets your customers choose a gift and refer people they know. The third step thanks them. Put it on the page that the link to each customer leads to, with the customer data in data-customer.',
  purpose: 'form',
  task: 'apply',
  keywords: ['voucher', 'reward', 'referral', 'refer a friend', 'thank customers', 'loyalty'],
  budget: 'long-form',
  attributes,
  slots,
  callsApi: true,
  base: 'siteBase',
  events: {
    'aw:submit': {
      when: 'A press has passed the checks, before anything is sent.',
      detail: { submissionId: '', attempt: 'the number of the try, of the list of people alone' },
    },
    'aw:success': acceptedEvent,
    'aw:error': refusedEvent,
    'aw:analytics': analyticsEvent,
  },
  accessibility: [
    'Each step begins with its heading, which takes the focus, so that the change is read out.',
    'Gifts are native radio buttons in a named group, each described by its note; errors show under their fields, and the first one takes the focus.',
    'Who is put on the list or taken off it is announced, and each Remove button says whom it removes.',
    'The banners are decorative and have no text alternative: put nothing into them that the text does not say.',
  ],
  reserve: { narrow: 730, wide: 474, column: 560 },
  example: `<div class="aw-widget" data-widget="gift-programme"
     data-customer='{"LNS_GiftType": "True", "HasCompletedSurvey": 0, "ClientFirstName": "Aroha", "ClientLastName": "Ngata"}'>
  <p>To choose your gift, call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
