import { useState } from 'react';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { PicturesField, type ChangePictures } from './PicturesField.tsx';
import { isPictures, readPictures } from './pictures.ts';

interface PicturesContentProps {
  readonly hint: string;
  readonly value: string;
  readonly onChange: ChangePictures;
}

/** The content of a carousel: a list of pictures, or HTML if it is more than that. */
export function PicturesContent({ hint, value, onChange }: PicturesContentProps) {
  const read = readPictures(value);
  const canList = isPictures(read);
  const [wantsList, setWantsList] = useState(canList);
  if (canList && wantsList) return <PicturesField value={value} onChange={onChange} />;
  return (
    <>
      <RichTextField
        label="Content"
        hint={canList ? hint : `${hint} ${whyNoList(read.parts)}`}
        elements="content"
        value={value}
        onChange={(html) => {
          setWantsList(false); // who repairs the HTML by hand goes on in it
          onChange(html, []);
        }}
      />
      {canList && (
        <button type="button" className="aw-builder__second" onClick={() => setWantsList(true)}>
          Edit as a list of pictures
        </button>
      )}
    </>
  );
}

function whyNoList(parts: readonly string[]): string {
  return `It is not a list of pictures, because the list can't hold ${parts.slice(0, 3).join(', ')}.`;
}
