import { asSentence, pictureAdvice } from '@adviser-widgets/markup';
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { findPictureProblems } from './picture-problems.ts';
import { PictureRow } from './PictureRow.tsx';
import { emptyPicture, isPictures, readPictures, writePictures, type Picture } from './pictures.ts';

/** `problems` are sentences about what the HTML leaves out. */
export type ChangePictures = (html: string, problems: readonly string[]) => void;

interface PicturesFieldProps {
  /** HTML that `readPictures` can read. */
  readonly value: string;
  readonly onChange: ChangePictures;
}

interface Row extends Picture {
  readonly id: number;
}

/** A list of pictures, without HTML to write. A picture without an address is in the list and not in the HTML. */
export function PicturesField({ value, onChange }: PicturesFieldProps) {
  const id = useId();
  const { rows, setRows } = useRows(value, onChange);
  const { list, focusNext } = useNextFocus();
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<Removed>();

  function change(index: number, picture: Picture): void {
    setRemoved(undefined);
    setRows(rows.map((row, at) => (at === index ? { ...picture, id: row.id } : row)));
  }

  function move(index: number, by: -1 | 1): void {
    const [row, place] = [rows[index], index + by];
    if (!row || place < 0 || place >= rows.length) return;
    const others = rows.filter((each) => each !== row);
    setRemoved(undefined);
    setRows([...others.slice(0, place), row, ...others.slice(place)]);
    setStatus(`The picture is now number ${place + 1} of ${rows.length}.`);
    focusNext(row.id, by < 0 ? 'up' : 'down');
  }

  function remove(index: number): void {
    const others = rows.filter((_, at) => at !== index);
    setRows(others);
    const [row] = rows.slice(index);
    setRemoved(row && { row, index });
    setStatus(`Picture ${index + 1} was removed.`);
    focusNext((others[index] ?? others.at(-1))?.id, 'remove');
  }

  function restore({ row, index }: Removed): void {
    setRemoved(undefined);
    setRows([...rows.slice(0, index), row, ...rows.slice(index)]);
    setStatus(`Picture ${index + 1} is back.`);
    focusNext(row.id, 'remove');
  }

  function add(): void {
    setRemoved(undefined);
    const row = { ...emptyPicture, id: nextId(rows) };
    setRows([...rows, row]);
    setStatus('');
    focusNext(row.id, 'address');
  }

  return (
    <div className="aw-builder__pictures" role="group" aria-labelledby={id}>
      <p className="aw-label" id={id}>
        Pictures
      </p>
      <p className="aw-hint">
        {asSentence(pictureAdvice)} Describe it for people who can’t see it. Add a link if it should open a
        page.
      </p>
      <ol ref={list}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {removed?.index === index && <RemovedRow {...{ removed }} onUndo={restore} />}
            <PictureRow
              {...{ index, id: row.id, picture: row }}
              count={rows.length}
              onChange={(picture) => change(index, picture)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </Fragment>
        ))}
        {removed && removed.index >= rows.length && <RemovedRow {...{ removed }} onUndo={restore} />}
      </ol>
      <button type="button" className="aw-builder__second" onClick={add}>
        Add a picture
      </button>
      <p role="status" className="aw-hidden">
        {status}
      </p>
    </div>
  );
}

interface Removed {
  readonly row: Row;
  /** Where it was. */
  readonly index: number;
}

interface RemovedRowProps {
  readonly removed: Removed;
  readonly onUndo: (removed: Removed) => void;
}

/** In the place of a picture, until the next change. */
function RemovedRow({ removed, onUndo }: RemovedRowProps) {
  return (
    <li className="aw-builder__undo">
      Picture {removed.index + 1} was removed.{' '}
      <button type="button" className="aw-builder__second" onClick={() => onUndo(removed)}>
        Undo <span className="aw-hidden">the removal</span>
      </button>
    </li>
  );
}

/** The rows follow HTML that comes from elsewhere, such as an earlier draft of the history. */
function useRows(value: string, onChange: ChangePictures) {
  const [rows, setRows] = useState(() => readRows(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (writePictures(rows) !== value) setRows(readRows(value));
  }
  return {
    rows,
    setRows: (next: readonly Row[]) => {
      setRows(next);
      onChange(writePictures(next), findPictureProblems(next));
    },
  };
}

function readRows(html: string): readonly Row[] {
  const read = readPictures(html);
  return isPictures(read) ? read.map((picture, id) => ({ ...picture, id })) : [];
}

function nextId(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1;
}

/** Keeps the focus with the picture that was moved, or near the one that was removed. */
function useNextFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef('');
  useLayoutEffect(() => {
    if (wanted.current === '') return;
    const target =
      list.current?.querySelector<HTMLElement>(wanted.current) ?? list.current?.nextElementSibling;
    if (target instanceof HTMLElement) target.focus();
    wanted.current = '';
  });
  /** @param id Of the row; without one, the button below the list takes the focus */
  function focusNext(id: number | undefined, control: string): void {
    wanted.current = `[data-picture="${id ?? ''}"] [data-control="${control}"]`;
  }
  return { list, focusNext };
}
