// @vitest-environment jsdom
import { inside, leftManifest, leftMarkup } from '@adviser-widgets/testing/left-markup';
import { describe, expect, test } from 'vitest';
import { readWidgets } from '../builder-widget.ts';
import { readMarkup } from './read-markup.ts';

const widgets = readWidgets(leftManifest);

describe.each(Object.entries(leftMarkup))('%s', (_family, pieces) => {
  test.each(pieces)('the builder repairs it: $name', ({ markup, widget, attributes, content }) => {
    const [first] = readMarkup(markup, widgets).found;
    expect(first?.draft).toMatchObject({ widget: widget ?? 'request-call-form', content: content ?? inside });
    expect(first?.draft?.attributes).toEqual(attributes);
  });

  test.each(pieces)('the builder says what was wrong: $name', ({ markup, says }) => {
    const { found, repairs, notes } = readMarkup(markup, widgets);
    expect([...repairs, ...notes, ...found.flatMap(({ problems }) => problems)].join('\n')).toContain(says);
  });
});
