import type { VisitAccount } from './account.ts';
import type { PlannedLead } from './visit.ts';

export function describeVisit({ visit, leads, story, complaints, toolTrouble }: VisitAccount): string {
  const { number, origin, encoding, forms, isClockHeld, isDeduped } = visit;
  const page = `${origin} origin, ${encoding}, ${isClockHeld ? 'clock held' : 'clock as it is'}${isDeduped ? ', repeats by itself' : ''}`;
  const placed = forms.map(
    ({ shape, load, hasId, adviser }, index) =>
      `  form ${index}: ${shape.name}, ${load}, ${hasId ? 'with' : 'without'} an id${adviser && `, of adviser ${adviser}`}`,
  );
  return [
    `Visit ${number} (${page})${complaints.length > 0 ? ', with complaints' : ''}${toolTrouble.length > 0 ? ', not played to the end' : ''}`,
    ...placed,
    ...leads.flatMap(({ lead, ending }) => [
      `  lead ${lead.mark} in form ${lead.form}, ${lead.entry}, ${ending}:`,
      ...answersOf(lead),
    ]),
    ...story,
  ].join('\n');
}

function answersOf({ answers }: PlannedLead): string[] {
  return Object.entries(answers).map(
    ([name, value]) =>
      `    ${name}: ${JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value)}`,
  );
}
