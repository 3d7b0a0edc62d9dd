import { PicturesContent } from '../pictures/PicturesContent.tsx';
import { hasPictureList } from '../pictures/pictures.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { ChangePictures } from '../pictures/PicturesField.tsx';
import type { BuilderWidget } from '../builder-widget.ts';
import type { DraftFieldsProps } from './AttributeFields.tsx';
import { labelOf } from '../draft/label-of.ts';

const fallbackHint =
  "Visitors see this until the widget loads, and keep seeing it if the widget can't load. Put in the same as plain text or a link.";
const formFallbackHint =
  "Visitors see this until the form loads, and keep seeing it if the form can't load. Put in a phone number, or a link to a page with the same purpose.";
const contentHint = "The content of the widget. Visitors see it as it is if the widget can't load.";

type ContentFieldsProps = DraftFieldsProps & {
  readonly onPictures: ChangePictures;
};

export function ContentFields({ draft, widget, problems, onChange, onPictures }: ContentFieldsProps) {
  const { slots, content } = draft;
  const isLine = draft.tag === 'span';
  const change = (part: Partial<typeof draft>) => onChange({ ...draft, ...part, unclosed: undefined });
  const errorOf = (name: string) => {
    const problem = problems.find((each) => each.name === name && !each.isMissing);
    return problem?.fieldSentence ?? problem?.sentence;
  };
  return (
    <>
      {Object.entries(widget.slots).map(([name, { description, example }]) => (
        <RichTextField
          key={name}
          label={labelOf(name, widget)}
          note={`data-slot="${name}"`}
          hint={description}
          example={example}
          elements="content"
          value={slots[name] ?? ''}
          error={errorOf(name)}
          onChange={(html) => change({ slots: { ...slots, [name]: html } })}
        />
      ))}
      {hasPictureList(widget) ? (
        <PicturesContent hint={contentHint} value={content} onChange={onPictures} />
      ) : (
        <RichTextField
          label={labelOf('content', widget)}
          hint={hintOf(widget)}
          elements={isLine ? 'attribute' : 'content'}
          value={content}
          error={errorOf('content')}
          onChange={(html) => change({ content: html })}
        />
      )}
    </>
  );
}

function hintOf({ content, purpose }: BuilderWidget): string {
  if (content) return contentHint;
  return purpose === 'form' ? formFallbackHint : fallbackHint;
}
