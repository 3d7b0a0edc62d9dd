import {
  callbackForm,
  callCentreForm,
  contactAdviserForm,
  jobApplicationForm,
  propertyReportForm,
  requestCallForm,
  shortContactForm,
} from '@adviser-widgets/lead-forms';
import { subscriptionCentre } from '@adviser-widgets/subscription-centre';
import { requestSurvey } from '@adviser-widgets/survey';
import { installFakeApi } from '@adviser-widgets/testing';
import { putValues, type OpenForm } from '@adviser-widgets/testing/form';
import type { Definition } from '@adviser-widgets/widget';
import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { answer, find, gone, onHeldClock, press, showing, rest, type Walk, type Walker } from './walk.ts';

/** Each passes its rule. */
const values = {
  FormFullName: '«1»',
  FormFirstName: '«1»',
  FormLastName: '«2»',
  FormEmail: '1@2.3,',
  FormPhone: '123',
  FormPostcode: '0110',
  FormSubject: '13',
  FormMessage: '«3»',
  FormBestDayToCall: '3',
  FormBestTimeToCall: '1',
  FormHearFromUs: '12',
  Context: 'yes',
};

const busy = '[aria-disabled="true"] .aw-spinner';
const submitButton = '[type="submit"]';

const forms = [
  shortContactForm,
  requestCallForm,
  callCentreForm,
  propertyReportForm,
  callbackForm,
  jobApplicationForm,
  contactAdviserForm,
  requestSurvey,
];

export const formWalks: readonly Walk[] = [
  ...forms.map((definition): Walk => ({
    name: definition.name,
    run: onHeldClock((walker) => walkForm(walker, definition)),
  })),
  {
    name: 'a button without words',
    run: showing(requestCallForm, { attributes: { 'button-text': '' } }, 'empty'),
  },
  { name: 'a restored draft', run: walkDraft },
  { name: 'a suggested adviser', run: onHeldClock(walkAdviser) },
  { name: 'subscription-centre', run: walkSubscription },
];

async function walkForm({ open, look }: Walker, definition: Definition): Promise<void> {
  const page = await open(definition, {
    attributes: { 'error-summary': 'true', closable: 'true', draft: 'false' },
  });
  look('empty');
  await page.user.click(await find(submitButton));
  await find('.aw-field-error');
  await find('.aw-error-list');
  look('invalid');
  putValues(page.element, values);
  page.element
    .querySelectorAll<HTMLInputElement>('[type="radio"][value="N/A"]')
    .forEach((radio) => (radio.checked = true));
  await walkSending(page, look);
  await find('.aw-panel');
  look('sent');
}

/** A failure, a wait that the server asks for, no connection, and at last an answer. */
async function walkSending(page: OpenForm, look: Walker['look']): Promise<void> {
  const release = answer(page, 500, { status: 429, headers: { 'retry-after': '1' } });
  await page.user.click(await find(submitButton));
  await find(busy);
  look('busy');
  release();
  await find('.aw-form-error p');
  look('failed');
  await page.user.click(await find(submitButton));
  await find('.aw-form-error [aria-hidden="true"]');
  look('asked to wait');
  await gone('.aw-form-error [aria-hidden="true"]');
  look('may try again');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.api.queue.push('network');
  await page.user.click(await find(submitButton));
  await find('.aw-form-notice .aw-text-button');
  look('offline');
  await press(page, '.aw-form-notice .aw-text-button');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  page.api.queue.push(200);
  await page.user.click(await find(submitButton));
}

async function walkDraft({ open, look }: Walker): Promise<void> {
  const before = await open(requestCallForm, { id: 'lead' });
  fireEvent.change(await find('[name="FormFirstName"]'), { target: { value: '«1»' } });
  before.remove();
  await open(requestCallForm, { id: 'lead' });
  await find('.aw-draft');
  look('restored');
}

async function walkAdviser({ open, look }: Walker): Promise<void> {
  const advisers = Array.from({ length: 7 }, (_, index) => ({
    guid: `3f2504e0-4f89-11d3-9a0c-0305e82c330${index}`,
    name: `«110${index}»`,
  }));
  const lists = installFakeApi({ advisers, path: '/api/mortgage-brokers/list' });
  const release = lists.hold();
  const page = await open(callbackForm);
  await press(page, '[name="hasAdviser"]');
  await page.user.click(await find(submitButton));
  await find('[name="AdviserId"][aria-invalid="true"]');
  look('no name');
  await press(page, '[name="AdviserId"]');
  await page.user.keyboard('110');
  await rest(600);
  look('loading');
  release();
  await find('.aw-option');
  await rest(600);
  look('some of many');
  await page.user.keyboard('3');
  await rest(600);
  look('one');
  await page.user.keyboard('9');
  await rest(600);
  look('none');
  page.remove();
  lists.remove();
}

async function walkSubscription({ open, look }: Walker): Promise<void> {
  history.replaceState(null, '', '/?ceid=1&unsubscribed=true');
  const page = await open(subscriptionCentre, { attributes: { closable: 'true' } });
  look('empty');
  await press(page, `.aw-resubscribe ${submitButton}`);
  await find('.aw-resubscribe .aw-field-error');
  look('box missing');
  await press(page, '[name="unsubscribe"]');
  await press(page, '[name="resubscribe"]');
  look('ticked');
  const release = answer(page, 500, 200);
  await press(page, `.aw-resubscribe ${submitButton}`);
  await find(busy);
  look('busy');
  release();
  await find('.aw-form-error');
  look('failed');
  await press(page, `.aw-resubscribe ${submitButton}`);
  await find('.aw-panel');
  look('updated');
}
