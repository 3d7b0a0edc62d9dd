import { expect, test } from 'vitest';
import { addSection, dateSection, isUndated, sectionOf } from './changelog.ts';

const changelog = `# Changelog

What changes.

## 1.0.0 (2026-12-01)

- Everything.
`;
const next = { version: '1.1.0', date: '2027-02-01' };

test('a release stands above earlier ones, its changes by kind', () => {
  const changes = [
    { kind: 'Fixed', text: 'Menus close.' },
    { kind: 'Added', text: 'A widget for fees.\nIt has two lines.\n\nAnd a paragraph.' },
    { kind: 'Fixed', text: 'Maps open.' },
  ] as const;
  expect(addSection(changelog, { ...next, changes })).toBe(`# Changelog

What changes.

## 1.1.0 (2027-02-01)

### Added

- A widget for fees.
  It has two lines.

  And a paragraph.

### Fixed

- Menus close.
- Maps open.

## 1.0.0 (2026-12-01)

- Everything.
`);
});

test('the first release has no section below it', () => {
  const changes = [{ kind: 'Added', text: 'Everything.' }] as const;
  expect(addSection('# Changelog\n', { ...next, changes })).toBe(
    '# Changelog\n\n## 1.1.0 (2027-02-01)\n\n### Added\n\n- Everything.\n',
  );
});

test('a section written by hand gets the date', () => {
  const undated = changelog.replace('(2026-12-01)', '(unreleased)');
  expect(isUndated(undated, '1.0.0')).toBe(true);
  expect(isUndated(undated, '1.1.0')).toBe(false);
  expect(dateSection(undated, { version: '1.0.0', date: '2026-12-01' })).toBe(changelog);
});

test('the notes of a release are its section', () => {
  const changes = [{ kind: 'Added', text: 'A widget.' }] as const;
  expect(sectionOf(addSection(changelog, { ...next, changes }), '1.1.0')).toBe('### Added\n\n- A widget.');
  expect(sectionOf(changelog, '1.0.0')).toBe('- Everything.');
  expect(sectionOf(changelog, '9.0.0')).toBe('');
});
