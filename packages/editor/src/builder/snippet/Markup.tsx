import { Field } from '@adviser-widgets/ui';
import { useId, useRef, useState } from 'react';
import type { DraftFieldsProps } from '../fields/AttributeFields.tsx';
import { describeExamples, findExamples } from '../draft/find-examples.ts';
import type { BuilderWidget } from '../builder-widget.ts';
import { Options } from '../../preview/Options.tsx';
import { labelOf } from '../draft/label-of.ts';
import { writeLink } from '../draft/write-snippet.ts';
import { leftOutOfBlock, writeBlocks } from '../wordpress/write-blocks.ts';
import { CopyArea } from './CopyArea.tsx';

const forms = {
  html: 'For a code or HTML block',
  wordpress: 'For WordPress',
  link: 'As a link',
} as const;
type Form = keyof typeof forms;
const names = Object.keys(forms) as Form[]; // the keys of `forms`

/** What to do with the copy. */
const places: Readonly<Record<Form, string>> = {
  html: 'Paste it into a code or HTML block of your page.',
  wordpress: 'Click into an empty line of the WordPress editor, and paste.',
  link: 'Paste it into the text of your page.',
};

/** A link can't carry what a widget that shows its content is made of. */
function formsFor({ content }: BuilderWidget): readonly Form[] {
  return content ? names.filter((name) => name !== 'link') : names;
}

type MarkupProps = DraftFieldsProps & { readonly snippet: string };

export function Markup({ draft, widget, problems, hints, snippet, onChange }: MarkupProps) {
  const id = useId();
  const [form, setForm] = useState<Form>('html');
  const code = useRef<HTMLTextAreaElement>(null);
  const markup = {
    html: () => snippet,
    wordpress: () => writeBlocks(draft, widget),
    link: () => writeLink(draft),
  }[form]();
  const carried = form === 'link' ? { ...draft, slots: {}, content: '' } : draft;
  const examples = findExamples(carried, widget);
  const notes = useRef<HTMLDivElement>(null);
  return (
    <>
      <section className="aw-builder__part" aria-label="Markup">
        <h3 className="aw-builder__title">Markup</h3>
        <Options
          legend="Format"
          options={formsFor(widget).map((name) => forms[name])}
          chosen={forms[form]}
          onChoose={(chosen) => setForm(names.find((name) => forms[name] === chosen) ?? 'html')}
        />
        {form === 'wordpress' && <WordPressHint leftOut={leftOutOfBlock(draft)} />}
        {form === 'link' && <LinkFields {...{ draft, widget, onChange }} />}
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
        <div
          className="aw-builder__notes"
          ref={notes}
          tabIndex={-1}
          role="group"
          aria-label="Before you copy"
        >
          {problems.length > 0 && <Problems {...{ draft, problems, onChange }} />}
          {hints.length > 0 && <Hints {...{ hints, onChange }} />}
          {examples.length > 0 && <p className="aw-builder__examples">{describeExamples(examples)}</p>}
        </div>
      </section>
      <CopyArea
        {...{ draft, markup, code }}
        place={[places[form], describeExamples(examples)].filter(Boolean).join(' ')}
        copied={problems.length > 0 ? `Copied, with ${problems.length} still to fix.` : 'Copied.'}
        hasRichText={form !== 'wordpress'}
        left={describeLeft(problems.length, examples.length)}
        onShowLeft={() => notes.current?.focus()}
      />
    </>
  );
}

/** Short enough for a bar on a phone. */
function describeLeft(problems: number, examples: number): string {
  return [problems > 0 && `${problems} to fix`, examples > 0 && `${examples} still from the example`]
    .filter(Boolean)
    .join(', ');
}

function Problems({ draft, problems, onChange }: Pick<DraftFieldsProps, 'draft' | 'problems' | 'onChange'>) {
  return (
    <ul className="aw-builder__problems" aria-label="Still to fix">
      {problems.map(({ sentence, isSwallowed }) => (
        <li key={sentence}>
          {sentence}
          {isSwallowed && draft.unclosed !== undefined && (
            <div>
              <button
                type="button"
                className="aw-builder__second"
                onClick={() => onChange({ ...draft, unclosed: undefined })}
              >
                All of it belongs to this widget
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Hints({ hints, onChange }: Pick<DraftFieldsProps, 'hints' | 'onChange'>) {
  return (
    <ul className="aw-builder__hints" aria-label="Good to know">
      {hints.map(({ sentence, action }) => (
        <li key={sentence}>
          {sentence}
          {action && (
            <div>
              <button type="button" className="aw-builder__second" onClick={() => onChange(action.draft)}>
                {action.label}
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function WordPressHint({ leftOut }: { readonly leftOut: readonly string[] }) {
  return (
    <p className="aw-hint">
      This format is for the block editor of a site with the Adviser Widgets plugin, where the snippet becomes
      a block with fields. Without the plugin, put “{forms.html}” into a Custom HTML block.
      {leftOut.length > 0 && ` A block can't carry ${leftOut.join(', ')}.`}
    </p>
  );
}

function LinkFields({ draft, widget, onChange }: Pick<DraftFieldsProps, 'draft' | 'widget' | 'onChange'>) {
  const { link } = draft;
  const change = (part: Partial<typeof link>) => onChange({ ...draft, link: { ...link, ...part } });
  const lost = Object.keys(draft.slots).filter((name) => draft.slots[name]?.trim() !== '');
  return (
    <>
      <p className="aw-hint">
        Use this format if the editor of your CMS keeps nothing but links: copy it as rich text, and paste it
        like any other text. It works only if your developers have allowed it (<code>links</code> in the
        configuration). A link carries the settings, but no slots and no fallback.
      </p>
      {lost.length > 0 && (
        <p className="aw-builder__examples">
          This link leaves out the texts you wrote for {lost.map((name) => labelOf(name, widget)).join(', ')}.
          Choose another format to keep them.
        </p>
      )}
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
