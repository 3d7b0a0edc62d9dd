import { expect, test } from 'vitest';
import { drawVisit } from './draw-visit.ts';
import { forms } from './forms.ts';
import { chances } from './troubles.ts';
import { answersAt, entries, interruptions, presses } from './visit.ts';

const visits = Array.from({ length: 500 }, (_, index) => drawVisit(1, index + 1));
const leads = visits.flatMap((visit) =>
  visit.leads.map((lead) => ({ ...lead, form: visit.forms[lead.form] })),
);
const tries = leads.flatMap((lead) => lead.tries);

test('the same seed and number draw the same visit, so that it can be replayed', () => {
  expect(drawVisit(7, 12)).toEqual(drawVisit(7, 12));
  expect(drawVisit(7, 12)).not.toEqual(drawVisit(7, 13));
  expect(drawVisit(7, 12)).not.toEqual(drawVisit(8, 12));
});

test('each lead has a unique mark that no other starts with', () => {
  const marks = leads.map(({ mark }) => mark);
  expect(marks.filter((mark) => marks.filter((other) => other.includes(mark)).length > 1)).toEqual([]);
});

test.each<[string, readonly string[], readonly (string | undefined)[]]>([
  ['form', forms.map(({ name }) => name), leads.map(({ form }) => form?.shape.name)],
  ['trouble', chances.map(({ name }) => name), tries.map(({ trouble }) => trouble.name)],
  ['press', presses, tries.map(({ press }) => press)],
  ['interruption', interruptions, tries.map(({ interruption }) => interruption?.kind)],
  ['way to fill in', entries, leads.map(({ entry }) => entry)],
])('every %s occurs in 500 visits', (_, all, drawn) => {
  expect(all.filter((each) => !drawn.includes(each))).toEqual([]);
});

test('in 500 visits staff serve customers, tabs are duplicated, forms repeat by themselves, and files are missing at first', () => {
  expect(new Set(visits.map(({ isDeduped }) => isDeduped))).toEqual(new Set([true, false]));
  expect(visits.some(({ isStaff }) => isStaff)).toBe(true);
  expect(leads.some(({ isInDuplicate, tries: own }) => isInDuplicate && own.length > 0)).toBe(true);
  expect(visits.some(({ arrival }) => arrival !== undefined)).toBe(true);
});

test('each visit has a lead that is sent, so that 40 visits have at least 40 leads', () => {
  expect(visits.filter((visit) => visit.leads.every((lead) => lead.tries.length === 0))).toEqual([]);
});

test.each([20, 31])('some visitors stay away for %i minutes between two tries', (minutes) => {
  expect(tries.some(({ pause }) => pause?.minutes === minutes)).toBe(true);
});

test.each(['FormPhone', 'capChoice', 'secondFriend', 'FormSurveyOne', 'FormMessage'])(
  'some visitors correct %s between two tries',
  (field) => {
    expect(tries.some(({ edit }) => edit?.[field] !== undefined)).toBe(true);
  },
);

test('a correction differs from the original value', () => {
  const unchanged = leads.flatMap((lead) =>
    lead.tries.filter(({ edit }, index) =>
      Object.entries(edit ?? {}).some(
        ([field, value]) => answersAt({ ...lead, form: 0 }, index - 1)[field] === value,
      ),
    ),
  );
  expect(unchanged).toEqual([]);
});

test('the clock is held if time passes that nobody should wait for', () => {
  const waiting = visits.filter(({ leads: own }) =>
    own.some((lead) =>
      lead.tries.some(
        ({ pause, trouble }) =>
          pause !== undefined || trouble.jumps !== undefined || trouble.wait !== undefined,
      ),
    ),
  );
  expect(waiting.filter(({ isClockHeld }) => !isClockHeld)).toEqual([]);
});

test('some visitors name an adviser, some forms belong to an adviser, and some visitors name nobody', () => {
  const named = new Set(
    leads.map(({ answers, form }) =>
      [answers.hasAdviser, answers.AdviserId !== '', form?.adviser !== ''].join(),
    ),
  );
  expect([...named]).toEqual(
    expect.arrayContaining(['yes,true,false', ',false,false', ',true,false', ',true,true', 'yes,true,true']),
  );
});
