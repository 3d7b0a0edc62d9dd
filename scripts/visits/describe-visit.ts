import { commandsFor } from './sandbox-faults.ts';
import type { Step, Visit } from './visit.ts';

/** Says in plain words what a visit is, with the commands that make a sandbox fail as in it. */
export function describeVisit(visit: Visit): string {
  const { forms, quirks, isOtherOrigin, encoding, isDeduped, keepsPages, steps } = visit;
  const settings = [
    isOtherOrigin ? 'page on another origin than the API' : 'page on the origin of the API',
    `leads as ${encoding}`,
    ...(isDeduped ? ['forms retry automatically (serverDedupes)'] : []),
    keepsPages ? 'pages are kept for going back' : 'pages are not kept for going back',
  ];
  return [
    `A ${settings.join('; ')}.`,
    ...quirks.map((quirk) => `The page ${quirk}.`),
    ...forms.map(
      ({ shape, load, adviser, isInPopUp, entry }, index) =>
        `Form ${index}: ${shape.widget}, ${load}${isInPopUp ? ', in a pop-up' : ''}${adviser && `, of adviser ${adviser}`}; the visitor uses ${entry}.`,
    ),
    ...steps.flatMap((step, index) =>
      describeStep(visit, step).map((line, more) => (more ? `       ${line}` : `  ${index + 1}. ${line}`)),
    ),
  ].join('\n');
}

function describeStep({ forms }: Visit, step: Step): string[] {
  if (step.does === 'navigate') return [step.how];
  if (step.does === 'stay away')
    return [`${step.clock === 'kept' ? '' : 'set the clock back by 40 days, and '}let 31 minutes pass`];
  const index = step.form % forms.length;
  const [placed] = forms.slice(index);
  if (step.does === 'edit') return [`change an answer in form ${index}`];
  const { press, patience, trouble } = step;
  const { offline, captcha, answer = 'solve' } = trouble;
  return [
    `press the button of form ${index}: ${press}${patience === null ? '' : `, and go on after ${patience} ms`}`,
    ...(placed ? commandsFor(trouble, placed.shape) : []),
    ...(captcha === 'challenge' ? [`(the captcha's question: ${answer})`] : []),
    ...(offline ? [`(the browser is offline from ${offline.from}, for ${offline.ms} ms)`] : []),
  ];
}
