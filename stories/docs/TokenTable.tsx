import { Heading } from '@storybook/addon-docs/blocks';
import { Table } from '../catalogue/Table.tsx';
import type { Token } from './read-tokens.ts';
import { tokenWords } from './token-words.ts';
import { TokenPreview } from './TokenPreview.tsx';
import './token-table.css';

interface TokenTableProps {
  readonly tokens: readonly Token[];
}

/** The design tokens in groups, each with what it reaches, its unit and a preview. */
export function TokenTable({ tokens }: TokenTableProps) {
  const colors = tokens.filter(isColor);
  const others = tokens.filter((token) => !isColor(token));
  return (
    <>
      <Heading>Colours</Heading>
      <Table caption="Colours" heads={['Token', 'What it reaches', 'On a light ground', 'On a dark ground']}>
        {colors.map((token) => (
          <Row key={token.name} token={token} hasDark />
        ))}
      </Table>
      <Heading>Type, space and shape</Heading>
      <Table caption="Type, space and shape" heads={['Token', 'What it reaches', 'Unit', 'Default']}>
        {others.map((token) => (
          <Row key={token.name} token={token} />
        ))}
      </Table>
    </>
  );
}

function Row({ token, hasDark = false }: { readonly token: Token; readonly hasDark?: boolean }) {
  const { name, light, dark = light } = token;
  const words = tokenWords[name.replace('--aw-', '')];
  return (
    <tr>
      <td>
        <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
      </td>
      <td>{words?.reaches}</td>
      {!hasDark && <td>{words?.unit}</td>}
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
  return tokenWords[name.replace('--aw-', '')]?.unit === 'colour';
}
