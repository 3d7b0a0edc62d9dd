import { expect, test } from 'vitest';
import { withDocstrings } from './document-props.ts';

const props = [
  { name: 'open', lines: ['Which section.', '@example open={1}'] },
  { name: 'title', lines: ['Not */ the end.'], isRequired: true },
];

test('gives a type the docstrings of its props, and leaves the rest of the file', () => {
  const text = `type Other = string;
/** Props of Fold. */
type FoldProps = Mapped<1> & {
    children: string;
};
export type { FoldProps };
`;
  expect(withDocstrings(text, 'FoldProps', props)).toBe(`type Other = string;
/** Props of Fold. */
type FoldPropsTyped = Mapped<1> & {
    children: string;
};
/** Props of Fold. */
interface FoldProps extends FoldPropsTyped {
    /**
     * Which section.
     * @example open={1}
     */
    readonly open?: FoldPropsTyped['open'];
    /**
     * Not *\\/ the end.
     */
    readonly title: FoldPropsTyped['title'];
}
export type { FoldProps };
`);
});

test('finds an interface too, and nothing in a file without the type', () => {
  expect(withDocstrings('interface FoldProps extends Mapped {}', 'FoldProps', [])).toContain(
    'interface FoldPropsTyped extends Mapped {}',
  );
  expect(withDocstrings('type Other = string;', 'FoldProps', [])).toBeUndefined();
});
