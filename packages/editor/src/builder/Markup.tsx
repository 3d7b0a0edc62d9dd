import { Button, Field } from '@adviser-widgets/ui';
import { useId, useRef, useState } from 'react';
import type { DraftFieldsProps } from './AttributeFields.tsx';
import { Options } from './Options.tsx';
import { writeLink } from './write-snippet.ts';

const forms = ['For a code or HTML block', 'As a link'] as const;

/** The markup to copy, in either form, with what is still to be mended. */
export function Markup({ draft, problems, snippet, onChange }: DraftFieldsProps & { readonly snippet: string }) {
  const id = useId();
  const [isLink, setLink] = useState(false);
  const [status, setStatus] = useState('');
  const code = useRef<HTMLTextAreaElement>(null);
  const markup = isLink ? writeLink(draft) : snippet;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(markup);
      setStatus('Copied. Paste it into a code or HTML block of your page.');
    } catch {
      code.current?.select(); // no secure context, or a policy against it
      setStatus('The browser does not let this page copy. The markup is selected: copy it with Ctrl+C or ⌘C.');
    }
  }

  const changeLink = (part: Partial<typeof draft.link>) => onChange({ ...draft, link: { ...draft.link, ...part } });
  return (
    <section className="aw-builder__part" aria-label="Markup">
      <h3 className="aw-builder__title">Markup</h3>
      <Options legend="Form of the markup" options={forms} chosen={isLink ? forms[1] : forms[0]} onChoose={(form) => setLink(form === forms[1])} />
      {isLink && (
        <>
          <p className="aw-hint">
            For places that take nothing but links. The configuration of your site has to allow it (<code>links</code>). A link carries the settings, but neither slots nor content.
          </p>
          <Field label="Where the link leads by itself" hint="A page of your own site: /about-us/contact-us">
            {(control) => <input {...control} value={draft.link.address} onChange={(event) => changeLink({ address: event.target.value })} />}
          </Field>
          <Field label="Words of the link">{(control) => <input {...control} value={draft.link.text} onChange={(event) => changeLink({ text: event.target.value })} />}</Field>
        </>
      )}
      <label className="aw-hidden" htmlFor={id}>
        Markup to copy
      </label>
      <textarea id={id} ref={code} className="aw-control aw-builder__code" readOnly rows={Math.min(14, markup.split('\n').length + 2)} value={markup} spellCheck={false} />
      {problems.length > 0 && (
        <ul className="aw-builder__problems" aria-label="Still to fix">
          {problems.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button onClick={() => void copy()}>Copy</Button>
      <p role="status" className="aw-builder__status">
        {status}
      </p>
    </section>
  );
}
