import { attributeName, configKeys, keysByPath, readConfig } from '@adviser-widgets/core';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfigReference } from '../../stories/docs/configuration/ConfigReference.tsx';
import { configReference } from '../../stories/docs/configuration/config-reference.ts';

const documented = Object.values(configReference).flatMap((group) => Object.entries(group));
const onTag = documented.filter(([, { example }]) => typeof example !== 'object');

test('every key of the table is documented once, and no other', () => {
  expect(documented.map(([path]) => path).sort()).toEqual([...keysByPath(configKeys).keys()].sort());
});

test.each(documented)('the example for %s is right in the JSON', (path, { example }) => {
  const json = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), example);
  expect(readConfig({ json }).problems).toEqual([]);
});

test.each(onTag)('the example for %s is right on the script tag, and means the same', (path, { example }) => {
  const script = document.createElement('script');
  script.setAttribute(`data-${attributeName(path)}`, String(example));
  const { config, problems } = readConfig({ tag: { ...script.dataset } });
  const value = path
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], config);
  expect([value, problems]).toEqual([example, []]);
});

test('the page shows each key with its spelling in JSON and on the tag, its meaning, its default and an example', () => {
  render(<ConfigReference />);
  const row = screen.getByText('captcha.scriptUrl').closest('tr');
  if (!row) throw new Error('no row');
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    'captcha.scriptUrldata-captcha-script-url',
    expect.stringContaining("The provider's script: one address, or (in JSON) a list"),
    'an http or https address, a path, or a list of them',
    '["https://www.google.com/recaptcha/api.js?render=explicit","https://www.recaptcha.net/recaptcha/api.js?render=explicit"]',
    '"https://www.recaptcha.net/recaptcha/api.js?render=explicit"',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(documented.length + Object.keys(configReference).length);
});
