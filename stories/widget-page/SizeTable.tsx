import { sizes } from 'virtual:built-sizes';
import { Table } from '../catalogue/Table.tsx';

/** A widget's transfer sizes in the last CDN build. */
export function SizeTable({ widget, caption }: { readonly widget: string; readonly caption: string }) {
  const size = sizes?.widgets[widget];
  if (!sizes || !size) {
    return (
      <p>
        Nothing has been built yet: run <code>npm run build</code>, then start the catalogue again.
      </p>
    );
  }
  return (
    <>
      <Table
        caption={`${caption}, version ${sizes.version}`}
        heads={['On a page that has', 'It downloads', 'Of it']}
      >
        <tr>
          <td>no other widget</td>
          <td>{kilobytes(size.first)}</td>
          <td>React {kilobytes(sizes.react)}; the loader, the runtime and what widgets share</td>
        </tr>
        <tr>
          <td>some other widget</td>
          <td>
            {size.own === size.beside
              ? kilobytes(size.beside)
              : `${kilobytes(size.own)} to ${kilobytes(size.beside)}`}
          </td>
          <td>{size.own === size.beside ? 'its own files' : 'the less, the more it shares with that one'}</td>
        </tr>
        {size.later > 0 && (
          <tr>
            <td>somebody who uses it</td>
            <td>{kilobytes(size.later)} more</td>
            <td>what is fetched on the first sign of intent, or when the content asks for it</td>
          </tr>
        )}
      </Table>
      <p>
        Compressed with brotli. <code>page.css</code>, which a page links itself, is{' '}
        {kilobytes(sizes.pageSheet)}. Files keep for a year; pages without a widget download{' '}
        <code>loader.js</code> alone.
      </p>
    </>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
