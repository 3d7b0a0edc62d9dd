import type { DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';

const moments = {
  eager: 'as soon as the script runs',
  visible: 'as it comes near the visible part of the page',
  idle: 'once the page has loaded and rests',
  interaction: 'with the first press, key or focus on the content inside',
} as const;

/** When a widget loads, how much space it reserves, and which configuration it needs. */
export function OnThePage({
  definition: { load, reserve, callsApi, needsOne, needsConfig, addressParameters },
}: {
  readonly definition: DocumentedWidget;
}) {
  const keys = [
    ...(callsApi ? [{ key: 'brand', why: 'it calls your API; without it the content inside stays' }] : []),
    ...needsConfig,
  ];
  return (
    <ul>
      <li>
        <strong>Loading</strong>: <code>{load}</code>, that is {moments[load]}. <code>data-widget-load</code>{' '}
        on the placeholder changes it: <code>eager</code>, <code>visible</code>, <code>idle</code>,{' '}
        <code>interaction</code> or <code>media(…)</code>.
      </li>
      <li>
        <strong>Reserved height</strong>: {room(reserve)}
      </li>
      {needsOne && (
        <li>
          <strong>Does nothing without one of</strong>:{' '}
          {needsOne.map((name) => (name === 'content' ? 'content inside' : `data-${name}`)).join(', ')}.
        </li>
      )}
      {addressParameters.length > 0 && (
        <li>
          <strong>From the address of the page</strong>:{' '}
          {addressParameters.map(({ name }) => name).join(', ')}.
        </li>
      )}
      <li>
        <strong>Needs</strong>: {keys.length === 0 && 'nothing of the configuration.'}
        {keys.length > 0 && (
          <>
            these keys of the <PageLink page="configuration">configuration</PageLink>:
            <ul>
              {keys.map(({ key, why }) => (
                <li key={key}>
                  <code>{key}</code>: {why}.
                </li>
              ))}
            </ul>
          </>
        )}
      </li>
    </ul>
  );
}

function room({ narrow, wide, column }: DocumentedWidget['reserve']): string {
  if (narrow === 0 && wide === 0) return 'none; it takes the space of the content inside, if any.';
  const where = column ? `columns narrower than ${column} px` : 'windows narrower than 768 px';
  return `${narrow} px in ${where}, ${wide} px in wider ones, and what the heading, the sub-heading and slots take, so that nothing jumps. page.css sees to it.`;
}
