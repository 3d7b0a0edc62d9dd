import { asSentence, pictureAdvice } from '@adviser-widgets/markup';
import { Field } from '@adviser-widgets/ui';
import { isSharedPage } from './picture-problems.ts';
import { isAddress, type Picture } from './pictures.ts';

interface PictureRowProps {
  readonly id: number;
  readonly index: number;
  readonly count: number;
  readonly picture: Picture;
  readonly onChange: (picture: Picture) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function PictureRow({ id, index, count, picture, onChange, onMove, onRemove }: PictureRowProps) {
  const { address, description, link } = picture;
  const name = `picture ${index + 1}`;
  return (
    <li data-picture={id}>
      <fieldset className="aw-builder__picture">
        <legend>
          Picture {index + 1} of {count}
        </legend>
        <PictureText
          label="Address"
          control="address"
          value={address}
          error={isWrong(address) || isSharedPage(address) ? asSentence(pictureAdvice) : ''}
          onChange={(next) => onChange({ ...withoutSize(picture), address: next })}
        />
        <PictureText
          label="Description"
          control="description"
          value={description}
          error={
            description.trim() === '' && link.trim() !== ''
              ? 'Describe the picture: its link has no other words.'
              : ''
          }
          onChange={(next) => onChange({ ...picture, description: next })}
        />
        <PictureText
          label="Link"
          note="(optional)"
          control="link"
          value={link}
          error={isWrong(link) ? wrongLink : ''}
          onChange={(next) => onChange({ ...picture, link: next })}
        />
        <div className="aw-builder__actions">
          <RowButton control="up" name={name} isOff={index === 0} onPress={() => onMove(-1)}>
            Move up
          </RowButton>
          <RowButton control="down" name={name} isOff={index === count - 1} onPress={() => onMove(1)}>
            Move down
          </RowButton>
          <RowButton control="remove" name={name} onPress={onRemove}>
            Remove
          </RowButton>
        </div>
      </fieldset>
    </li>
  );
}

interface PictureTextProps {
  readonly label: string;
  readonly note?: string;
  readonly control: string;
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

function PictureText({ control: name, value, onChange, ...texts }: PictureTextProps) {
  return (
    <Field {...texts} isWide>
      {(control) => (
        <input
          {...control}
          data-control={name}
          value={value}
          autoComplete="off"
          spellCheck={name === 'description'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface RowButtonProps {
  readonly control: string;
  /** Of the picture, for screen readers. */
  readonly name: string;
  /** It stays focusable, so that the focus stays where a picture has arrived at an end of the list. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function RowButton({ control, name, isOff = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className="aw-builder__second"
      data-control={control}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children} <span className="aw-hidden">{name}</span>
    </button>
  );
}

/** The size is that of the file that was there. */
function withoutSize(picture: Picture): Picture {
  return { ...picture, size: undefined };
}

function isWrong(address: string): boolean {
  return address.trim() !== '' && !isAddress(address);
}

const wrongLink = 'Write an address: a path of your site (/contact), or a whole address (https://…).';
