import { Heading } from '@storybook/addon-docs/blocks';
import { Table } from '../catalogue/Table.tsx';
import type { Token } from './read-tokens.ts';
import { tokenWords } from './token-words.ts';
import { TokenPreview } from './TokenPreview.tsx';
import './token-table.css';

interface TokenTableProps {
  readonly tokens: readonly Token[];
  readonly inherited: readonly string[];
}

/** The design tokens in groups, each with its purpose and a preview. */
export function TokenTable({ tokens, inherited }: TokenTableProps) {
  const colors = tokens.filter(isColor);
  const others = tokens.filter((token) => !isColor(token));
  return (
    <>
      <Heading>Colours</Heading>
      <Table caption="Colours" heads={['Token', 'What it is for', 'On a light ground', 'On a dark ground']}>
        {colors.map((token) => (
          <Row key={token.name} token={token} hasDark />
        ))}
      </Table>
      <Heading>Type, space and shape</Heading>
      <Table caption="Type, space and shape" heads={['Token', 'What it is for', 'Default']}>
        {others.map((token) => (
          <Row key={token.name} token={token} />
        ))}
      </Table>
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

function Row({ token, hasDark = false }: { readonly token: Token; readonly hasDark?: boolean }) {
  const { name, light, dark = light } = token;
  return (
    <tr>
      <td>
        <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
      </td>
      <td>{tokenWords[name.replace('--aw-', '')]}</td>
      <td>
        <span className="swatch">
          <TokenPreview token={token} ground="light" />
          <code>{light}</code>
        </span>
      </td>
      {hasDark && (
        <td>
          <span className="swatch">
            <TokenPreview token={token} ground="dark" />
            <code>{dark}</code>
          </span>
        </td>
      )}
    </tr>
  );
}

function isColor({ name }: Token): boolean {
  return name.startsWith('--aw-color-');
}
