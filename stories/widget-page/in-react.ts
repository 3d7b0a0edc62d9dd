import type { ReactProp } from '@adviser-widgets/widget/internal';
import { Fragment } from 'react';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { Table } from '../catalogue/Table.tsx';
import { JsxSource } from './JsxSource.tsx';
import { handlersOf, reactUse } from './react-use.ts';

interface InReactProps {
  readonly definition: DocumentedWidget;
  readonly family: string;
  readonly caption: string;
}

/** How to use a widget in React: the package, the imports and the props. */
export function InReact({ definition, family, caption }: InReactProps) {
  const { packageName, code } = reactUse(definition, family);
  const others = Object.entries<ReactProp>({ ...definition.slots, ...definition.reactOnly });
  return (
    <>
      <p>
        From the package <code>{packageName}</code>; the style sheet once per application.
      </p>
      <JsxSource code={code} />
      {Object.keys(definition.attributes).length > 0 && (
        <p>
          Attributes are props: <code>data-heading-level</code> would be <code>headingLevel</code>. The page{' '}
          <PageLink page="attributes">Attributes</PageLink> has the type of each kind.
        </p>
      )}
      <p>
        Events are props, which are called with the detail:{' '}
        {handlersOf(definition).map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </Fragment>
        ))}
        .
        {!definition.invisible && (
          <>
            {' '}
            <code>className</code>, <code>style</code>, <code>id</code>, <code>ref</code>, <code>data-</code>{' '}
            and <code>aria-</code> attributes reach its root element.
          </>
        )}
      </p>
      {others.length > 0 && (
        <Table caption={caption} heads={['Prop', 'Type', 'What it is for']}>
          {others.map(([name, { type = 'ReactNode', description }]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
