import { Button, Field } from '@adviser-widgets/ui';
import { useId, useRef, useState } from 'react';
import type { DraftFieldsProps } from '../fields/AttributeFields.tsx';
import { Options } from '../Options.tsx';
import { writeLink } from './write-snippet.ts';

const forms = ['For a code or HTML block', 'As a link'] as const;

export function Markup({
  draft,
  problems,
  snippet,
  onChange,
}: DraftFieldsProps & { readonly snippet: string }) {
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
      code.current?.select(); // not a secure context, or blocked by a policy
      setStatus(
        'The browser does not let this page copy. The markup is selected: copy it with Ctrl+C or ⌘C.',
      );
    }
  }

  return (
    <section className="aw-builder__part" aria-label="Markup">
      <h3 className="aw-builder__title">Markup</h3>
      <Options
        legend="Form of the markup"
        options={forms}
        chosen={isLink ? forms[1] : forms[0]}
        onChoose={(form) => setLink(form === forms[1])}
      />
      {isLink && <LinkFields draft={draft} onChange={onChange} />}
      <label className="aw-hidden" htmlFor={id}>
        Markup to copy
      </label>
      <textarea
        id={id}
        ref={code}
        className="aw-control aw-builder__code"
        readOnly
        rows={Math.min(14, markup.split('\n').length + 2)}
        value={markup}
        spellCheck={false}
      />
      {problems.length > 0 && <Problems problems={problems} />}
      <Button onClick={() => void copy()}>Copy</Button>
      <p role="status" className="aw-builder__status">
        {status}
      </p>
    </section>
  );
}

function Problems({ problems }: Pick<DraftFieldsProps, 'problems'>) {
  return (
    <ul className="aw-builder__problems" aria-label="Still to fix">
      {problems.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function LinkFields({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>) {
  const { link } = draft;
  const change = (part: Partial<typeof link>) => onChange({ ...draft, link: { ...link, ...part } });
  return (
    <>
      <p className="aw-hint">
        For editors that accept only links. The configuration of your site has to allow it (<code>links</code>
        ). A link carries the settings, but neither slots nor content.
      </p>
      <Field
        label="Where the link leads without the widget"
        hint="A page of your own site: /about-us/contact-us"
      >
        {(control) => (
          <input
            {...control}
            value={link.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        )}
      </Field>
      <Field label="Link text">
        {(control) => (
          <input {...control} value={link.text} onChange={(event) => change({ text: event.target.value })} />
        )}
      </Field>
    </>
  );
}
