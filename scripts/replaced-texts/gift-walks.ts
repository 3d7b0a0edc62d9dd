import { giftProgramme } from '@adviser-widgets/gift-programme';
import { putValues } from '@adviser-widgets/testing/form';
import { find, gone, press, showing, type Walk, type Walker } from './walk.ts';

const submitButton = '[type="submit"]';

export const giftWalks: readonly Walk[] = [
  { name: 'gift-programme, the gift', run: walkGift },
  { name: 'gift-programme, referrals', run: walkReferrals },
  { name: 'gift-programme, over', run: showing(giftProgramme, { attributes: { step: '4' } }, 'over') },
];

async function walkGift({ open, look }: Walker): Promise<void> {
  const page = await open(giftProgramme, {
    attributes: { customer: '{"LNS_GiftType": "True", "HasCompletedSurvey": 0}' },
  });
  look('gifts');
  await press(page, '[value="Sweet Treat"]');
  look('another gift');
  page.api.queue.push(500, 200);
  await press(page, submitButton);
  await find('.aw-form-error');
  look('failed');
  await press(page, submitButton);
  await find('.aw-referrals');
}

async function walkReferrals({ open, look }: Walker): Promise<void> {
  const page = await open(giftProgramme, { attributes: { step: '2' } });
  const friend = { formFullName: '«1»', formPhone: '021', formGroupRelation: 'a relative' };
  look('nobody yet');
  await press(page, submitButton);
  await find('.aw-field-error');
  look('invalid');
  putValues(page.element, friend);
  await press(page, submitButton);
  await find('.aw-referral');
  look('somebody');
  putValues(page.element, friend);
  await press(page, submitButton);
  await find('.aw-field-error');
  look('the same number');
  putValues(page.element, { ...friend, formPhone: '022' });
  await press(page, submitButton);
  await find('.aw-referral:nth-child(2)');
  await press(page, '.aw-referral:nth-child(2) button');
  await gone('.aw-referral:nth-child(2)');
  look('taken off');
  await press(page, '.aw-referrals__ways > button');
  await find('.aw-panel');
  look('thanks');
}
