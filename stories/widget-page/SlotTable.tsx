import type { Slots } from '@adviser-widgets/widget';
import { Table } from '../catalogue/Table.tsx';

/** A widget's slots for rich content. */
export function SlotTable({ slots, caption }: { readonly slots: Slots; readonly caption: string }) {
  return (
    <Table caption={caption} heads={['Element inside the placeholder', 'What it is for']}>
      {Object.entries(slots).map(([name, { description }]) => (
        <tr key={name}>
          <td>
            <code>{`<div data-slot="${name}">`}</code>
          </td>
          <td>{description}</td>
        </tr>
      ))}
    </Table>
  );
}
