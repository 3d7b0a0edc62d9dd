import type { LeadAccount } from './account.ts';
import { secretsOf } from './answers.ts';
import { reportsOffline } from './judge-busy.ts';
import { answersAt, mostSends } from './visit.ts';
import type { PageEvent, Witness } from './watch-page.ts';

export function judgeEvents(witness: Witness, leads: readonly LeadAccount[]): string[] {
  const forms = [...new Set(leads.map(({ lead }) => lead.form))];
  const presses = witness.events.filter(allowsPost).length;
  const most = presses * Math.max(...leads.map(({ visit }) => mostSends(visit)));
  const mayFail = leads.some(({ visit }) => visit.arrival !== undefined);
  return [
    ...forms.flatMap((form) =>
      judgeForm(
        witness,
        form,
        leads.filter(({ lead }) => lead.form === form),
      ),
    ),
    ...(witness.posts() > most ? [`${witness.posts()} leads were sent off for ${presses} presses`] : []),
    ...witness.events
      .filter(({ type }) => type === 'aw:failed' && !mayFail)
      .map(({ detail }) => `A widget failed: ${detail}`),
    ...witness.exceptions.map((text) => `Nobody caught: ${text}`),
    ...findLeaks(witness, leads),
  ];
}

/** A press may send once, and again automatically after waiting for a connection (R19). */
export function allowsPost({ type, detail }: PageEvent): boolean {
  return type === 'aw:submit' || (type === 'aw:error' && reportsOffline(detail));
}

function judgeForm(witness: Witness, form: number, leads: readonly LeadAccount[]): string[] {
  const thanked = leads.filter(({ ending }) => ending === 'thanked').length;
  const most = thanked + leads.filter(stillWaits).length;
  const isSent = leads.some(({ tries }) => tries.length > 0);
  return [
    ...['aw:success', 'aw:analytics'].flatMap((type) => {
      const heard = witness.count(type, form);
      return heard >= thanked && heard <= most
        ? []
        : [`Form ${form} emitted ${type} ${heard} times for ${thanked} leads`];
    }),
    ...(isSent || witness.count('aw:submit', form) === 0 ? [] : [`Form ${form} was sent without a press`]),
  ];
}

/** It is sent automatically once the browser is online again, even while another form is in use (R19). */
function stillWaits({ ending, tries }: LeadAccount): boolean {
  return ending === 'gave up' && tries.at(-1)?.outcome === 'waiting';
}

/** Typed text may only appear in the form and at the API. */
function findLeaks({ lines }: Witness, leads: readonly LeadAccount[]): string[] {
  const secrets = leads.flatMap(({ lead, tries }) =>
    [lead.answers, answersAt(lead, tries.length)].flatMap((answers) => secretsOf(lead.mark, answers)),
  );
  const leaks = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  return leaks.map((line) => `A typed value is leaked: ${line.slice(0, 200)}`);
}
