import { parts } from 'virtual:part-docs';
import { Table } from '../catalogue/Table.tsx';
import { Words } from './Words.tsx';

/** The functions of a package that are neither components nor hooks. */
export function FunctionTable({ packageName }: { readonly packageName: string }) {
  const functions = parts.filter((part) => part.package === packageName && part.kind === 'function');
  return (
    <Table caption={`Functions of ${packageName}`} heads={['Function', 'What it does', 'Returns']}>
      {functions.map(({ name, description, returns }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <Words text={description} />
          </td>
          <td>
            <code>{returns}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
