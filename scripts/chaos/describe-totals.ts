import { outcomes, submissionsOf, type LeadAccount, type VisitAccount } from './account.ts';
import { verdicts } from './verdict.ts';
import type { ChaosResult } from './run-chaos.ts';
import { chances } from './troubles.ts';
import { entries, interruptions, presses } from './visit.ts';

export function describeTotals({ visits, found, complaints }: ChaosResult): string {
  const sent = submissionsOf(visits);
  const tries = sent.flatMap((account) => account.tries);
  const count = (kind: string) => complaints.filter((complaint) => complaint.kind === kind).length;
  return [
    `${format(sent.length)} submissions in ${format(visits.length)} visits, ${format(sum(sent, ({ accepted }) => accepted))} accepted presses`,
    '',
    ...endings(found),
    '',
    ...troubles(tries),
    '',
    share(
      'interrupted',
      interruptions,
      tries.map(({ attempt }) => attempt.interruption?.kind ?? ''),
    ),
    share(
      'pressed',
      presses,
      tries.map(({ attempt }) => attempt.press),
    ),
    share(
      'filled in',
      entries,
      sent.map(({ lead }) => lead.entry),
    ),
    share(
      'origin',
      ['same', 'other'],
      visits.map(({ visit }) => visit.origin),
    ),
    share('forms', [...new Set(sent.map(formOf))].sort(), sent.map(formOf)),
    share(
      'visits',
      ['clock held', 'repeats by itself', 'staff', 'tab duplicated', 'file missing at first'],
      visits.flatMap(plotsOf),
    ),
    share(
      'tries',
      ['corrected', 'after 20 minutes', 'after 31 minutes'],
      tries.flatMap(({ attempt }) => [
        attempt.edit ? 'corrected' : '',
        attempt.pause ? `after ${attempt.pause.minutes} minutes` : '',
      ]),
    ),
    '',
    verdicts.map((verdict) => `${verdict} ${count(verdict)}`).join(' · '),
  ].join('\n');
}

function formOf({ placed }: LeadAccount): string {
  return placed.shape.name;
}

function plotsOf({ visit, leads }: VisitAccount): string[] {
  const isDuplicated = leads.some(({ lead }) => lead.isInDuplicate === true && lead.tries.length > 0);
  return [
    visit.isClockHeld ? 'clock held' : '',
    visit.isDeduped ? 'repeats by itself' : '',
    visit.isStaff ? 'staff' : '',
    isDuplicated ? 'tab duplicated' : '',
    visit.arrival ? 'file missing at first' : '',
  ];
}

const endingNames = {
  thanked: 'thanked',
  'gave up': 'gave up on an error',
  left: 'left in the middle',
  'never sent': 'typed, never sent',
  stuck: 'stuck',
  unknown: 'unknown, broken off',
};

function endings({ leads, strangers }: ChaosResult['found']): string[] {
  const lines = Object.entries(endingNames).map(([ending, name]) => {
    const own = leads.filter(({ account }) => account.ending === ending);
    return row(name, [own.length, sum(own, ({ rows }) => rows.length)]);
  });
  return [row('', ['leads', 'rows']), ...lines, row("nobody's", ['', strangers.length])];
}

function troubles(tries: LeadAccount['tries']): string[] {
  const names = chances.map(({ name }) => name);
  const line = (name: string, own: LeadAccount['tries']) =>
    row(name, [
      own.length,
      ...outcomes.map((outcome) => own.filter((each) => each.outcome === outcome).length),
    ]);
  return [
    row('trouble', ['tries', ...outcomes.map((outcome) => outcome.replace('challenge ', ''))]),
    ...names.map((name) =>
      line(
        name,
        tries.filter(({ attempt }) => attempt.trouble.name === name),
      ),
    ),
    line('all', tries),
  ];
}

function row(name: string, cells: readonly (string | number)[]): string {
  return [
    name.padEnd(26),
    ...cells.map((cell) => (typeof cell === 'number' ? format(cell) : cell).padStart(9)),
  ].join('');
}

function share(title: string, names: readonly string[], given: readonly string[]): string {
  return `${title}: ${names.map((name) => `${name} ${format(given.filter((each) => each === name).length)}`).join(', ')}`;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function format(count: number): string {
  return count.toLocaleString('en-NZ');
}
