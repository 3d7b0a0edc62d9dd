import { attributeName, configKeys, expectedValue, keysByPath, type ConfigKey } from '@adviser-widgets/core';
import { Table } from '../../catalogue/Table.tsx';
import type { KeyWords } from './read-key-words.ts';

const keys = keysByPath(configKeys);

interface ConfigTableProps {
  readonly documented: Readonly<Record<string, KeyWords>>;
  readonly caption: string;
}

/** A table of keys: how to write each, what it means, what it takes, and its default. */
export function ConfigTable({ documented, caption }: ConfigTableProps) {
  return (
    <Table caption={caption} heads={['Key', 'What it is for', 'Takes', 'Without it', 'For example']}>
      {Object.entries(documented).map(([path, words]) => (
        <Row key={path} path={path} words={words} />
      ))}
    </Table>
  );
}

function Row({ path, words }: { readonly path: string; readonly words: KeyWords }) {
  const key = keys.get(path);
  if (!key) throw new Error(`There is no configuration key "${path}"`);
  const { meaning, example } = words;
  return (
    <tr>
      <td style={{ overflowWrap: 'normal' }}>
        <code style={{ overflowWrap: 'inherit' }}>{path}</code>
        <br />
        {typeof example === 'object' && typeof key.default === 'object' ? (
          'JSON only'
        ) : (
          <code style={{ overflowWrap: 'inherit' }}>data-{attributeName(path)}</code>
        )}
      </td>
      <td>{meaning}</td>
      <td>{expectedValue(key)}</td>
      <td>{without(path, key)}</td>
      <td>
        <code>{JSON.stringify(example)}</code>
      </td>
    </tr>
  );
}

/** Defaults that are computed or too long to show. */
const statedDefaults: Readonly<Record<string, string>> = {
  environment: 'by the host of the page',
  regions: 'the built-in 31',
};

function without(path: string, { default: standard }: ConfigKey) {
  if (statedDefaults[path]) return statedDefaults[path];
  const text = JSON.stringify(standard);
  return /^(""|\[]|{})$/.test(text) ? '–' : <code>{text}</code>;
}
