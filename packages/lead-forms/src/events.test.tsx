import type { FakeAnswer } from '@adviser-widgets/testing';
import {
  createFormOpener,
  errorText,
  putValues,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leadForms } from './lead-forms.ts';

/** Name and label of each form's one analytics event. */
const events: Readonly<Record<string, readonly [name: string, label: string]>> = {
  'short-contact-form': ['lead_contact', 'Contact Us: Personal Loans'],
  'request-call-form': ['lead_call_centre', 'Request a Call'],
  'call-centre-form': ['lead_call_centre', 'Request a Call'],
  'property-report-form': ['lead_property_report', 'Property Report'],
  'callback-form': ['lead_callback', 'Get a callback from an adviser'],
  'job-application-form': ['recruitment_application', 'Become an Adviser'],
  'contact-adviser-form': ['lead_adviser', 'Contact an Adviser'],
};

const heap = { track: vi.fn() };
let dataLayer: unknown[] = [];

beforeEach(() => {
  heap.track.mockReset();
  dataLayer = [];
  vi.stubGlobal('heap', heap);
  vi.stubGlobal('dataLayer', dataLayer);
});

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});
  const [name, label] = events[definition.name] ?? [];
  const properties = { category: 'Lead', label, action: 'Submit' };

  /** Opens a filled-in form and sends it; `answers` are the answers to its requests, in order. */
  async function send(answers: readonly FakeAnswer[] = [], attributes = {}): Promise<OpenForm> {
    const page = await open({ attributes });
    page.api.queue.push(...answers);
    putValues(page.element, goldenValues);
    await page.submit();
    await screen.findByText(answers.length > 0 ? errorText : successText);
    return page;
  }

  function reportedLeads(page: OpenForm): unknown {
    const pushed = page.events
      .filter(({ type }) => type === 'aw:analytics')
      .map(({ detail }) => [detail.name, detail.label]);
    return { heap: heap.track.mock.calls, dataLayer, pushed };
  }

  const once = {
    heap: [[name, properties]],
    dataLayer: [{ event: name, ...properties }],
    pushed: [[name, label]],
  };

  test('an accepted lead is reported once to every tool, whatever the page calls the form', async () => {
    expect(reportedLeads(await send([], { heading: 'Talk to us' }))).toEqual(once);
  });

  test('a failed lead is reported to none', async () => {
    expect(reportedLeads(await send([503]))).toEqual({ heap: [], dataLayer: [], pushed: [] });
  });

  test('a lead that succeeded in the end is reported once; the page gets events for both presses, and never a value', async () => {
    const page = await send([503]);
    await page.submit();
    await screen.findByText(successText);
    const eventTypes = page.events.map(({ type }) => type).filter((type) => type !== 'aw:ready');
    expect(reportedLeads(page)).toEqual(once); // fault 1
    const typed = ['Mārama', "O'Neill", 'xtra', '021 555', '0110', 'Northland', 'haere'];
    expect(eventTypes).toEqual(['aw:submit', 'aw:error', 'aw:submit', 'aw:analytics', 'aw:success']);
    expect(typed.filter((text) => JSON.stringify([page.events, dataLayer]).includes(text))).toEqual([]);
  });
});
