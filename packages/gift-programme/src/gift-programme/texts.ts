import { defineOptions, defineTexts } from '@adviser-widgets/core/internal';

export const programmeText = defineTexts({
  giftHeading: 'Choose your gift',
  giftLegend: 'Which would you like?',
  giftTree: 'Citrus/Native Tree',
  giftTreeNote: 'A young tree for your garden, or one planted for you.',
  giftSweetTreat: 'Sweet Treat Gift Box',
  giftSweetTreatNote: 'Something sweet, sent to your door.',
  select: 'Select',
  selected: 'Selected',
  referralHeading: 'Refer someone you know',
  referralIntro: 'Who could do with good advice? Add as many people as you like, or none at all.',
  referralNote:
    'Please tell them first. When we call, we tell each of them that you referred them, and that we have their number from you.',
  relationPlaceholder: 'Please select',
  add: 'Add to the list',
  listHeading: 'On your list',
  remove: 'Remove',
  added: '{name} is on your list.',
  removed: '{name} is off your list.',
  formPhoneRepeated: 'This number is on your list already.',
  noThanks: 'No, thanks',
  unsent: 'The people you entered have not been sent. Would you like to send them?',
  sendThem: 'Send them',
  leaveUnsent: 'Leave without sending',
  thanksHeading: 'Thank you!',
  thanks: 'We are glad to have you with us.',
  overHeading: 'You have taken part',
  over: 'Thanks! It seems you have already taken part in our survey. If this is not the case please {link}.',
  overLink: 'contact us',
});

/** Name of a text. */
export type ProgrammeText = keyof typeof programmeText.texts;

/** How a person is related to the customer: what is sent, and what is shown. */
export const relations = defineOptions('relation', [
  { value: 'a friend', label: 'Friend' },
  { value: 'a colleague', label: 'Colleague' },
  { value: 'a parent', label: 'Parent' },
  { value: 'a sibling', label: 'Sibling' },
  { value: 'a child', label: 'Child' },
  { value: 'a relative', label: 'Other Relative' },
]);
