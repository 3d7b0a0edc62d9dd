// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleWidget, sampleWidgets } from './sample-widgets.ts';
import { SnippetBuilder } from './SnippetBuilder.tsx';

const release = new URL('https://cdn.example.nz/adviser-widgets/1/');

afterEach(() => history.replaceState(null, '', '/'));

const site = { release, setting: { config: {}, styleSheet: undefined } };

function open() {
  return render(<SnippetBuilder {...site} widgets={sampleWidgets} />);
}

function choose(title: RegExp): void {
  fireEvent.click(screen.getByRole('button', { name: title }));
}

const markup = () => screen.getByLabelText<HTMLTextAreaElement>('Markup to copy').value;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('choosing a widget opens its form and moves the focus there', () => {
  open();
  choose(/^Request a call/);
  expect(screen.getByRole('heading', { name: 'Request a call' })).toBe(document.activeElement);
  expect(markup()).toContain('data-widget="request-call-form"');
});

describe('the example', () => {
  const stillExample = () => screen.queryByText(/^Still from the example/)?.textContent;

  test('is a hint: heading and campaign stay empty', () => {
    open();
    choose(/^Request a call/);
    expect(markup()).not.toMatch(/data-(heading|campaign-id)/);
    expect(screen.getByLabelText('Campaign id')).toHaveProperty('value', '');
    expect(screen.getByText(/For example: HL-2026/)).toBeTruthy();
  });

  test('gives what a widget cannot do without, and says so until it is replaced', () => {
    open();
    choose(/^Iframe embed/);
    expect(markup()).toContain('data-src="/calculators/repayments/frame"');
    expect(stillExample()).toBe(
      'Still from the example: the address in “Address of the page”, the text in “Title”, the link to /calculators/repayments/frame, the text “Open the repayment calculator”.',
    );
    type('Address of the page', '/rates');
    expect(stillExample()).not.toContain('“Address of the page”');
  });

  test('gives way to a setting in the fallback, too', () => {
    open();
    choose(/^Iframe embed/);
    type('Address of the page', '/rates');
    expect(markup()).toContain('<a href="/rates">');
  });

  test('is named as a whole while the content is untouched', () => {
    open();
    choose(/^Accordion/);
    expect(stillExample()).toBe('Still from the example: the content.');
  });

  test('is named text by text once a part of the content is replaced', () => {
    open();
    choose(/^Image carousel/);
    const first = within(screen.getByRole('group', { name: 'Picture 1 of 3' }));
    fireEvent.change(first.getByLabelText('Address'), { target: { value: '/homes/one.jpg' } });
    expect(stillExample()).toContain('the text “A villa with a red roof”');
    fireEvent.change(first.getByLabelText('Description'), { target: { value: 'A bach in Raglan' } });
    expect(stillExample()).not.toContain('villa');
    expect(stillExample()).toContain('the text “A flat by the sea”');
  });

  test("gives way to the site's phone number", () => {
    const setting = { config: { phone: '0800 123 456' }, styleSheet: undefined };
    render(<SnippetBuilder widgets={sampleWidgets} release={release} setting={setting} />);
    choose(/^Request a call/);
    expect(markup()).toContain('<a href="tel:0800123456">0800 123 456</a>');
    expect(stillExample()).toBeUndefined();
  });

  test("says that a form has another number than the site's", () => {
    const setting = { config: { phone: '0800 123 456' }, styleSheet: undefined };
    const draft =
      '<div data-widget="request-call-form"><p>Call <a href="tel:0800123457">0800 123 457</a></p></div>';
    history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
    render(<SnippetBuilder widgets={sampleWidgets} release={release} setting={setting} />);
    expect(screen.getByRole('list', { name: 'Still to fix' }).textContent).toMatch(
      /calls 0800123457, and the form's errors offer another number/,
    );
  });

  test('is named before and after copying', async () => {
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    open();
    choose(/^Request a call/);
    const sentence = 'Still from the example: the phone number 0800 000 000.';
    expect(stillExample()).toBe(sentence);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText(/^Copied\./)).textContent).toContain(sentence);
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});

test('every attribute and slot of the manifest has a field', () => {
  open();
  choose(/^Request a call/);
  const { attributes = {}, slots = {} } = sampleWidgets.get('request-call-form') ?? {};
  for (const name of Object.keys(attributes))
    expect(
      screen.getAllByText((_, element) => element?.textContent === `data-${name}`),
      name,
    ).not.toHaveLength(0);
  for (const name of Object.keys(slots)) expect(screen.getByText(`data-slot="${name}"`)).toBeTruthy();
});

test("the button's text is among the visible settings", () => {
  open();
  choose(/^Request a call/);
  expect(screen.getByLabelText('Button text').closest('details')).toBeNull();
  expect(screen.getByLabelText('Text below the heading').closest('details')).toBeTruthy();
});

test('writes typed values to the markup, and removes the attribute of an emptied field', () => {
  open();
  choose(/^Request a call/);
  type('Button text', 'Kia ora "e hoa"');
  expect(markup()).toContain('data-button-text="Kia ora &quot;e hoa&quot;"');
  type('Button text', '');
  expect(markup()).not.toContain('data-button-text=');
});

test('offers an example for a text that is empty', () => {
  open();
  choose(/^Request a call/);
  fireEvent.click(screen.getByRole('button', { name: 'Start with an example for Introduction' }));
  expect(markup()).toContain('<div data-slot="intro"><p>It takes a minute');
  expect(screen.queryByRole('button', { name: 'Start with an example for Introduction' })).toBeNull();
});

test('writes a flag only if it differs from its default', () => {
  open();
  choose(/^Request a call/);
  const box = screen.getByRole('checkbox', { name: 'Close button on the thanks' });
  expect(box).toHaveProperty('checked', true);
  fireEvent.click(box);
  expect(markup()).toContain('data-closable="false"');
  fireEvent.click(box);
  expect(markup()).not.toContain('data-closable');
});

test('reports a wrong value at its field and beside the markup, and keeps it', () => {
  open();
  choose(/^Request a call/);
  type('Heading level', '9');
  expect(screen.getByLabelText('Heading level').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write a whole number from 2 to 6, such as 3.')).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Still to fix' })).getByText(
      /^“Heading level” is not a whole number from 2 to 6; write/,
    ),
  ).toBeTruthy();
  expect(markup()).toContain('data-heading-level="9"');
});

test.each([
  [
    'closable="maybe"',
    'The snippet has “maybe”, which is neither yes nor no: tick the box, or tick and clear it.',
  ],
  [
    'best-day-options="[{]"',
    `Its brackets, quotes and commas don't match. Write it as in this example: [{"value": "0", "label": "Today"}, {"value": "2", "label": "Monday"}]`,
  ],
])('says in words of the field what is wrong with data-%s', (attribute, sentence) => {
  const draft = `<div data-widget="request-call-form" data-${attribute}></div>`;
  history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
  open();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('reports a missing required value without marking the empty field as wrong', () => {
  open();
  choose(/^Embedded page|^Frame|^Iframe|embed/i);
  type('Address of the page', '');
  expect(screen.getByLabelText('Address of the page').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('list', { name: 'Still to fix' }).textContent).toContain(
    'needs “Address of the page”',
  );
});

test('the link form carries the settings, links to the given address, and says what it omits', () => {
  open();
  choose(/^Request a call/);
  type('Heading', 'Talk to us');
  fireEvent.click(screen.getByRole('radio', { name: 'As a link' }));
  type('Where the link leads without the widget', '/call');
  type('Link text', 'Call me back');
  expect(markup()).toBe(
    '<a href="/call#widget=request-call-form&amp;heading=Talk%20to%20us">Call me back</a>',
  );
  expect(screen.getByText(/no slots and no fallback/)).toBeTruthy();
});

describe('the address', () => {
  test('keeps the draft across a reload', async () => {
    const { unmount } = open();
    choose(/^Request a call/);
    type('Heading', 'Ring me');
    await vi.waitFor(
      () => expect(decodeURIComponent(location.hash.replaceAll('+', ' '))).toContain('Ring me'),
      { timeout: 10_000 }, // it is kept once typing rests, which on a busy machine may be later than a second
    );
    unmount();
    open();
    expect(screen.getByLabelText('Heading')).toHaveProperty('value', 'Ring me');
  });

  test('of an earlier builder, without a number, opens', () => {
    history.replaceState(null, '', '/#draft=%3Cdiv%20data-widget%3D%22collapse%22%3E');
    open();
    expect(screen.getByRole('heading', { name: 'Collapse' })).toBeTruthy();
  });

  test("with a link as its draft, as the report's links have it, opens", () => {
    const draft = '<a href="/call#widget=request-call-form&heading=Ring%20me">Call us</a>';
    history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
    open();
    expect(screen.getByLabelText('Heading')).toHaveProperty('value', 'Ring me');
  });

  test.each([
    ['a handler', '<p onclick="steal()">Hi</p>'],
    ['a script', '<p>Hi</p><script>steal()</script>'],
    ['an address that is a script', '<p>Hi <a href=" java\tscript:steal()">there</a></p>'],
    ['a frame that holds a page', '<p>Hi</p><iframe srcdoc="<script>steal()</script>"></iframe>'],
    [
      'a comment that ends what is around it',
      '<p>Hi</p><noscript><!--</noscript><img src onerror=steal()>--></noscript>',
    ],
    [
      'an animated address',
      '<p>Hi</p><svg><a><animate attributeName="href" values="javascript:steal()"/><text>x</text></a></svg>',
    ],
    [
      'an address that is set',
      '<p>Hi</p><svg><a><set attributeName="href" to="javascript:steal()"/></a></svg>',
    ],
    ['what a page keeps for scripts', '<p>Hi</p><template><img src onerror="steal()"></template>'],
  ])('with %s opens without it, and says so', (_, content) => {
    const draft = `<div data-widget="collapse" data-label="More" onmouseover="steal()">${content}</div>`;
    history.replaceState(null, '', `/#${new URLSearchParams({ format: '1', draft })}`);
    open();
    expect(screen.getByRole('alert').textContent).toContain("held what a snippet can't have");
    expect(document.body.innerHTML).toContain('Hi');
    expect(document.body.innerHTML).not.toMatch(/steal/);
  });

  test('with a widget that is itself an active element opens as a plain one', () => {
    const draft = '<svg><a data-widget="collapse" data-label="More" href="javascript:steal()"></a></svg>';
    history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
    open();
    expect(markup()).toMatch(/^<a class="aw-widget" data-widget="collapse" data-label="More"><\/a>$/);
  });

  test('with an address for its link that is a script opens without that', () => {
    const draft = '<div data-widget="collapse" data-label="More">Hi</div>';
    history.replaceState(null, '', `/#${new URLSearchParams({ draft, link: 'javascript:steal()' })}`);
    open();
    expect(screen.getByRole('alert').textContent).toContain("held what a snippet can't have");
    expect(document.body.innerHTML).not.toMatch(/steal/);
  });

  test.each([
    [
      'of an unknown widget',
      { draft: '<div data-widget="weather">' },
      /widget “weather”, which this snippet builder/,
    ],
    [
      'of a later builder',
      { format: '2', draft: '<div data-widget="collapse">' },
      /another version of the snippet builder/,
    ],
    ['that was cut off', { draft: '<div' }, /This link is incomplete/],
    [
      'of more than 100,000 characters',
      { draft: `<div data-widget="collapse">${'x'.repeat(100_001)}` },
      /This link is too long/,
    ],
    [
      'with formatting that takes minutes to read',
      {
        draft: `<div data-widget="collapse"><p>${[...'x'.repeat(300)].map((_, index) => `<b a${index}>`).join('')}${'<p>x'.repeat(300)}`,
      },
      /too many formatted words/,
    ],
  ])('%s is refused with a sentence, which goes with the next choice', (_, parameters, sentence) => {
    history.replaceState(null, '', `/#${new URLSearchParams(parameters)}`);
    open();
    expect(screen.getByRole('alert').textContent).toMatch(sentence);
    choose(/^Collapse/);
    fireEvent.click(screen.getByRole('button', { name: /All widgets/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('finding', () => {
  test.each(['requestcall', 'RequestCallForm', 'reqestcallform', 'ring me', 'Request a cal'])(
    '“%s” offers the form first',
    (words) => {
      open();
      type('Find', words);
      expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Request a call/);
    },
  );

  test('widgets that show nothing are not offered', () => {
    const shown = sampleWidget('typing-text');
    const hidden = { ...shown, name: 'hidden', title: 'Hidden', invisible: true };
    render(
      <SnippetBuilder {...site} widgets={new Map([shown, hidden].map((widget) => [widget.name, widget]))} />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Typing text/),
    ]);
  });

  test('matches words of the name, the description and the settings', () => {
    open();
    type('Find', 'call back');
    expect(screen.getByRole('button', { name: /^Request a call/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Accordion/ })).toBeNull();
  });

  test('a request in whole sentences finds the form, and the count says what else has some of its words', () => {
    open();
    type('Find', 'I want people to book a call');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Request a call/);
    expect(screen.getByText('1 widget')).toBeTruthy();
    type('Find', 'FAQs that fold for a call');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Accordion/);
    expect(screen.getByText('No widget has all of these words. 3 widgets have some of them.')).toBeTruthy();
  });

  test('for what no widget does, says what to take instead, and offers it first', () => {
    open();
    type('Find', 'mortgage calculator');
    expect(screen.getByText(/^No widget calculates\./)).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Iframe embed/);
    type('Find', 'cookie banner');
    expect(screen.getByText(/^No widget asks for consent/)).toBeTruthy();
  });

  test('no widget shows a message', () => {
    open();
    type('Find', 'zzzz');
    expect(screen.getByText(/No widget has any of these words/)).toBeTruthy();
  });
});

test('says at the field that an id is not one', () => {
  open();
  choose(/^Request a call/);
  type('Campaign id', 'Home loans');
  expect(screen.getByText(/^Write the id of a campaign: .*, such as HL-2026\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1 to fix/ })).toBeTruthy();
});

test('says that pasted markup was repaired, and what to do with it', () => {
  open();
  fireEvent.change(screen.getByLabelText('Markup from your page'), {
    target: { value: '<div data-widget=“request-call-form” data-heading=“Hi”></div>' },
  });
  fireEvent.click(screen.getByText('Read it'));
  expect(
    screen.getByText(/Repaired\. Copy the snippet and paste it over the one in your page\./),
  ).toBeTruthy();
  expect(screen.getByText('Copy or edit')).toBeTruthy();
});

describe('what is pasted without an end tag', () => {
  const paste = (value: string) => {
    open();
    type('Markup from your page', value);
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  };
  const torn =
    '<div data-widget="request-call-form" data-heading="Hi"><p>Call us</p><h2>Our rates</h2><p>5 %</p>';
  const remark =
    /^Delete from “Until it has loaded” what does not belong to this widget: an end tag was missing/;

  test('is never said to have nothing to fix', () => {
    paste(torn);
    expect(screen.getByText('One widget, with something to fix.')).toBeTruthy();
    expect(screen.queryByText(/nothing to fix/)).toBeNull();
  });

  test('opens with what is left to do, and Copy says so', async () => {
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    paste(torn);
    choose(/^Fix and edit/);
    expect(within(screen.getByRole('list', { name: 'Still to fix' })).getByText(remark)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText(/^Copied/)).textContent).toMatch(/^Copied, with 1 still to fix\./);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('says so at the text, too', () => {
    paste(torn);
    choose(/^Fix and edit/);
    expect(screen.getByText(/^Delete what does not belong to this widget: an end tag/)).toBeTruthy();
  });

  test('says so after a reload', () => {
    paste(torn);
    choose(/^Fix and edit/);
    cleanup();
    open();
    expect(screen.getByText(remark)).toBeTruthy();
  });

  test.each([
    ['its text is edited', () => editSource('<p>Call us</p>')],
    ['an editor says that all of it belongs there', () => choose(/^All of it belongs to this widget/)],
  ])('until %s', (_, act) => {
    paste(torn);
    choose(/^Fix and edit/);
    act();
    expect(screen.queryByText(remark)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Still to fix' })).toBeNull();
  });

  function editSource(html: string): void {
    const tools = within(screen.getByRole('toolbar', { name: 'Format: Until it has loaded' }));
    fireEvent.click(tools.getByRole('button', { name: 'HTML' }));
    type('Until it has loaded', html);
  }
});

test('a widget beside one that a CMS has damaged is not said to have nothing to fix', () => {
  open();
  type(
    'Markup from your page',
    '<div class="aw-widget"><p>Lost</p></div><div data-widget="collapse" data-label="x">y</div>',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText('One widget, with something to fix around it.')).toBeTruthy();
  expect(screen.queryByText(/nothing to fix/)).toBeNull();
});

test('of several widgets, none is said to be repaired or right while only the text is known to be', () => {
  open();
  type(
    'Markup from your page',
    '<div data-widget=“request-call-form”></div><div data-widget="collapse" data-label="x">y</div>',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText(/^2 widgets\. Repaired\. Copy each snippet/)).toBeTruthy();
  expect(screen.queryByText(/: (repaired|nothing to fix)/)).toBeNull();
});

test.each([
  ['', 'Paste a snippet or the HTML of your page first.'],
  ['<p>Our rates</p>', /^There is no widget in it\. .* choose the widget below and start again\.$/],
])('says what to do if “%s” is read', (value, sentence) => {
  open();
  if (value !== '') type('Markup from your page', value);
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('widgets that were found are named by title and heading', () => {
  open();
  type('Markup from your page', '<div data-widget="request-call-form" data-heading="Ring me"></div>');
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByRole('button', { name: 'Edit Request a call “Ring me”' })).toBeTruthy();
});

test('a heading that is emptied stays empty: the default does not return', () => {
  open();
  choose(/^Request a call/);
  type('Heading', 'Hi');
  type('Heading', '');
  expect(markup()).toContain('data-heading=""');
  expect(screen.getByRole('checkbox', { name: 'No heading' })).toHaveProperty('checked', true);
});

test('a heading is left out with a box, and the default returns without it', () => {
  open();
  choose(/^Request a call/);
  const box = screen.getByRole('checkbox', { name: 'No heading' });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(markup()).toContain('data-heading=""');
  fireEvent.click(box);
  expect(markup()).not.toContain('data-heading');
});

test('only a text with a default has a box that leaves it out', () => {
  open();
  choose(/^Collapse/);
  expect(screen.queryByRole('checkbox', { name: /^No / })).toBeNull();
});

test('fixes pasted markup and opens it', () => {
  open();
  type(
    'Markup from your page',
    '<div data-widget="request-call-from" data-headding="Hi" data-interval="9"></div>',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText('One widget, with something to fix.')).toBeTruthy();
  expect(screen.getByText(/^This widget does not use data-interval, which image-carousel does/)).toBeTruthy();
  choose(/^Fix and edit/);
  expect(markup()).toContain('data-widget="request-call-form" data-heading="Hi">');
});

test('a link warns of the texts it leaves out', () => {
  open();
  choose(/^Request a call/);
  fireEvent.click(screen.getByRole('radio', { name: 'As a link' }));
  expect(screen.getByText(/^This link leaves out the texts you wrote for Thank-you text/)).toBeTruthy();
});

test('a widget that is made of its content is not offered as a link', () => {
  open();
  choose(/^Accordion/);
  expect(screen.queryByRole('radio', { name: 'As a link' })).toBeNull();
});

test('a widget that is chosen again has its settings, until they are reset', () => {
  open();
  choose(/^Request a call/);
  type('Heading', 'Ring me');
  choose(/All widgets/);
  choose(/^Collapse/);
  choose(/All widgets/);
  choose(/^Request a call/);
  expect(screen.getByLabelText('Heading')).toHaveProperty('value', 'Ring me');
  choose(/^Reset the settings/);
  expect(screen.getByLabelText('Heading')).toHaveProperty('value', '');
});

describe('Reset the settings', () => {
  const reset = () => {
    open();
    choose(/^Request a call/);
    type('Heading', 'Ring me');
    choose(/^Reset the settings/);
  };

  test('is taken back by Undo, and the focus stays there', () => {
    reset();
    choose(/^Undo the reset/);
    expect(screen.getByLabelText('Heading')).toHaveProperty('value', 'Ring me');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset the settings' }));
    expect(screen.getByText('Your settings are back.')).toBeTruthy();
  });

  test('can be taken back until the next change', () => {
    reset();
    type('Heading', 'Hello');
    expect(screen.queryByRole('button', { name: 'Undo the reset' })).toBeNull();
  });
});

test('what was read from pasted markup takes the focus', () => {
  open();
  type('Markup from your page', '<div data-widget="collapse" data-label="x">y</div>');
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What was read' }));
});

test('an id that was lost is named at its field, counts, and can be removed', () => {
  history.replaceState(
    null,
    '',
    `/#${new URLSearchParams({ draft: '<div data-widget="request-call-form" data-campaign-id=""><p>Hi</p></div>' })}`,
  );
  open();
  expect(screen.getByLabelText('Campaign id').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText("Write the campaign's id, or remove it.")).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1 to fix/ })).toBeTruthy();
  choose(/^Remove it/);
  expect(screen.queryByText("Write the campaign's id, or remove it.")).toBeNull();
  expect(markup()).not.toContain('campaign-id');
});

test('an id that was lost is something to fix in pasted markup', () => {
  open();
  type('Markup from your page', '<div data-widget="request-call-form" data-campaign-id=""><p>Hi</p></div>');
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByText("data-campaign-id is empty: write the campaign's id, or remove it.")).toBeTruthy();
  choose(/^Fix and edit/);
  expect(screen.getByText("Write the campaign's id, or remove it.")).toBeTruthy();
});

test('a phone number in the fallback becomes a link with a press', () => {
  history.replaceState(
    null,
    '',
    `/#${new URLSearchParams({ draft: '<div data-widget="request-call-form"><p>Call 04 123 4567 today</p></div>' })}`,
  );
  open();
  choose(/^Make 04 123 4567 a link/);
  expect(markup()).toContain('<p>Call <a href="tel:041234567">04 123 4567</a> today</p>');
  expect(screen.queryByRole('list', { name: 'Good to know' })).toBeNull();
});

test('says how to find the draft again', () => {
  open();
  choose(/^Request a call/);
  expect(screen.getByText(/^The address of this page holds the draft: bookmark it/)).toBeTruthy();
});

test('the form for WordPress is a block of the plugin, and says what it leaves out', () => {
  history.replaceState(
    null,
    '',
    `/#${new URLSearchParams({ draft: '<div data-widget="collapse" data-label="More" data-aos="x"><p>y</p></div>' })}`,
  );
  open();
  fireEvent.click(screen.getByRole('radio', { name: 'For WordPress' }));
  expect(markup()).toMatch(/^<!-- wp:adviser-widgets\/collapse {"label":"More"} -->/);
  expect(screen.getByText(/A block can't carry data-aos/)).toBeTruthy();
});

test('Copy counts what is left to do, and leads there', () => {
  open();
  choose(/^Iframe embed/);
  type('Address of the page', '');
  fireEvent.click(screen.getByRole('button', { name: '1 to fix, 3 still from the example' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Before you copy' }));
  expect(document.activeElement?.textContent).toMatch(/needs “Address of the page”.*Still from the example/);
});

test('says that the markup is copied until it changes', async () => {
  const clipboard = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  open();
  choose(/^Request a call/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^Copied\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'For WordPress' }));
  expect(screen.queryByText(/^Copied\./)).toBeNull();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('selects the markup and says how to copy it if the browser does not allow copying', async () => {
  open();
  choose(/^Request a call/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/copy it with Ctrl\+C/)).toBeTruthy();
});

test('says which typed HTML is left out of the markup', () => {
  open();
  choose(/^Request a call/);
  fireEvent.click(screen.getByRole('button', { name: 'Start with an example for Introduction' }));
  const tools = within(screen.getByRole('toolbar', { name: 'Format: Introduction' }));
  fireEvent.click(tools.getByRole('button', { name: 'HTML' }));
  type('Introduction', '<p onclick="x()">Hi</p>');
  expect(markup()).toContain('<div data-slot="intro"><p>Hi</p></div>');
  expect(
    screen.getByText("“Introduction” has what a snippet can't have, and it is left out: onclick."),
  ).toBeTruthy();
  expect(screen.getByText("A snippet can't have onclick: left out.")).toBeTruthy();
});
