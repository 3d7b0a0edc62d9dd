import { sizes } from 'virtual:built-sizes';

/** What a widget downloads in the last CDN build. */
export function Sizes({ widget }: { readonly widget: string }) {
  const size = sizes?.[widget];
  if (!size) {
    return (
      <p>
        Nothing has been built yet: run <code>npm run build</code>, then start the catalogue again.
      </p>
    );
  }
  return (
    <>
      <ul>
        <li>As the first widget of a page: {kilobytes(size.first)}, the loader and React included.</li>
        <li>Beside other widgets: at most {kilobytes(size.beside)}, less what it shares with them.</li>
        {size.later > 0 && (
          <li>Once a visitor uses it, or its content needs it: {kilobytes(size.later)} more.</li>
        )}
      </ul>
      <p>Compressed with Brotli, and without page.css, which the page links itself.</p>
    </>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
