import { Heading } from '@storybook/addon-docs/blocks';
import type { Token } from './read-tokens.ts';
import './token-table.css';

interface TokenTableProps {
  readonly tokens: readonly Token[];
  readonly inherited: readonly string[];
}

/** The design tokens in groups, colours with a swatch on the ground they are meant for. */
export function TokenTable({ tokens, inherited }: TokenTableProps) {
  const colors = tokens.filter(isColor);
  const others = tokens.filter((token) => !isColor(token));
  return (
    <>
      <Heading>Colours</Heading>
      <Table tokens={colors} />
      <Heading>Type, space and shape</Heading>
      <Table tokens={others} />
      <Heading>Inherited from your page until you set them</Heading>
      <ul>
        {inherited.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Table({ tokens }: { tokens: readonly Token[] }) {
  const hasDark = tokens.some(({ dark }) => dark);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{hasDark ? 'On a light ground' : 'Default'}</th>
          {hasDark && <th scope="col">On a dark ground</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td>
              <code>{token.name}</code>
            </td>
            <td>
              <Value ground="light" token={token} />
            </td>
            {hasDark && (
              <td>
                <Value ground="dark" token={token} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ token, ground }: { token: Token; ground: 'light' | 'dark' }) {
  const value = token[ground] ?? token.light;
  return (
    <span className="swatch">
      {isColor(token) && (
        <span className={`swatch__ground swatch__ground--${ground}`}>
          <span className="swatch__color" style={{ background: value }} />
        </span>
      )}
      <code>{value}</code>
    </span>
  );
}

function isColor({ name }: Token): boolean {
  return name.startsWith('--aw-color-');
}
