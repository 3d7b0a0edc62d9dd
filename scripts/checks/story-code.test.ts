// @vitest-environment jsdom
import { accordion } from '@adviser-widgets/disclosure';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { layOut } from '../../stories/widget-page/lay-out.ts';
import { codeOf } from '../../stories/widget-page/story-code.ts';

describe('the code of a story', () => {
  test('is written from its args', async () => {
    const link = createElement('p', null, 'Read the ', createElement('a', { href: '/guide' }, 'guide'));
    const code = codeOf(
      { definition: requestCallForm },
      { heading: 'Talk to us', headingLevel: 3, success: link },
    );
    expect(code?.html).toContain(
      '<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-heading-level="3">',
    );
    expect(code?.html).toContain(`
  <div data-slot="success">
    <p>Read the <a href="/guide">guide</a></p>
  </div>`);
    expect(await layOut(code?.jsx ?? '')).toBe(`<RequestCallForm
  heading="Talk to us"
  headingLevel={3}
  success={
    <p>
      Read the <a href="/guide">guide</a>
    </p>
  }
/>`);
  });

  test('is written from its markup, with attributes, slots and defaults as they are', async () => {
    const html =
      '<div class="aw-widget" data-widget="request-call-form" data-closable="false"><div data-slot="success"><h3 class="big">Thanks</h3><p>Soon.</p></div><p>Call us</p></div>';
    const code = codeOf({ definition: requestCallForm, html }, {});
    expect(code?.html).toBe(html);
    expect(await layOut(code?.jsx ?? '')).toBe(`<RequestCallForm
  closable={false}
  success={
    <>
      <h3 className="big">Thanks</h3>
      <p>Soon.</p>
    </>
  }
/>`);
  });

  test('turns headings and what follows them into sections', async () => {
    const html =
      '<div data-widget="accordion"><p>Before</p><h3>Costs</h3><p>None.</p><h3>Time</h3><p>A week,</p><p>or two.</p></div>';
    expect(await layOut(codeOf({ definition: accordion, html }, {})?.jsx ?? '')).toBe(`<Accordion
  sections={[
    { heading: 'Costs', content: <p>None.</p> },
    {
      heading: 'Time',
      content: (
        <>
          <p>A week,</p>
          <p>or two.</p>
        </>
      ),
    },
  ]}
/>`);
  });

  test('is its own where it shows more than its component', () => {
    const storyCode = { jsx: '<Two />' };
    expect(codeOf({ definition: accordion, storyCode }, {})).toBe(storyCode);
  });
});
