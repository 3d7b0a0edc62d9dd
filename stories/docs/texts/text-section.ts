import { Heading } from '@storybook/addon-docs/blocks';
import { Table } from '../../catalogue/Table.tsx';
import { textGroups } from './text-groups.ts';

/** Every text by the family of widgets that shows it: its name in `messages`, and what visitors read without one of yours. */
export function TextTables() {
  return textGroups.map(({ title, texts }) => (
    <section key={title}>
      <Heading>{title}</Heading>
      <Table caption={`Texts: ${title}`} heads={['Name', 'In English']}>
        {Object.entries(texts).map(([name, text]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </Table>
    </section>
  ));
}
