import { configKeys, type ConfigKey } from '@adviser-widgets/core';
import { expectedValue, keysByPath } from '@adviser-widgets/core/words';
import type { DocumentedKey } from './config-reference.ts';
import { tagName } from './tag-name.ts';

const keys = keysByPath(configKeys);

/** Some keys in a table: how each is written, what it means, takes, and is without a value. */
export function ConfigTable({ documented }: { readonly documented: Readonly<Record<string, DocumentedKey>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it is for</th>
          <th scope="col">Takes</th>
          <th scope="col">Without it</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(documented).map(([path, words]) => (
          <Row key={path} path={path} words={words} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ path, words }: { readonly path: string; readonly words: DocumentedKey }) {
  const key = keys.get(path);
  if (!key) throw new Error(`There is no configuration key "${path}"`);
  const { meaning, example } = words;
  return (
    <tr>
      <td style={{ overflowWrap: 'normal' }}>
        <code style={{ overflowWrap: 'inherit' }}>{path}</code>
        <br />
        {typeof example === 'object' ? 'JSON only' : <code style={{ overflowWrap: 'inherit' }}>{tagName(path)}</code>}
      </td>
      <td>{meaning}</td>
      <td>{expectedValue(path, key)}</td>
      <td>{without(path, key)}</td>
      <td>
        <code>{JSON.stringify(example)}</code>
      </td>
    </tr>
  );
}

/** Defaults that are worked out, or too long to show. */
const told: Readonly<Record<string, string>> = { environment: 'by the host of the page', regions: 'the built-in 31' };

function without(path: string, { default: standard }: ConfigKey) {
  if (told[path]) return told[path];
  const text = JSON.stringify(standard);
  return /^(""|\[]|{})$/.test(text) ? '–' : <code>{text}</code>;
}
