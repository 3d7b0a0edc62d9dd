import { useId } from 'react';

interface OptionsProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => void;
}

/** Radio buttons that look like a switch. */
export function Options<Option extends string>({ legend, options, chosen, onChoose }: OptionsProps<Option>) {
  const name = useId();
  return (
    <fieldset className="aw-builder__options">
      <legend className="aw-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="aw-builder__option">
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
