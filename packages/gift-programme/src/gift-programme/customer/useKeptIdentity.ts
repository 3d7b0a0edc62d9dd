import { getConfig } from '@adviser-widgets/core';
import { digestOf, toJson, type Customer, type SubmissionName } from '@adviser-widgets/core/internal';
import { useTabRecord, type TabRecord } from '@adviser-widgets/forms';
import {
  createLeadIdentity,
  parseTriedLead,
  type LeadIdentity,
  type TriedLead,
} from '@adviser-widgets/forms/internal';
import { useState } from 'react';

interface KeptIdentityOptions<Given> {
  readonly what: 'gift' | 'referrals';
  readonly customer: Customer | undefined;
  readonly isKept: boolean;
  readonly current: () => Given;
  /** Scripts of the page can change its storage: trust nothing in it. */
  readonly parse: (given: unknown) => Given | undefined;
  readonly onRestore: (given: Given) => void;
}

/** An id and revision that survive a reload together with the content they name. */
export interface KeptIdentity extends Pick<TabRecord<unknown>, 'ready' | 'forget' | 'hold'> {
  begin(): ReturnType<LeadIdentity['begin']>;
  nameFor(content: string): SubmissionName;
  keep(): void;
  /** The id of the last attempt. */
  id(): string | undefined;
}

interface Kept<Given> {
  readonly given: Given;
  /** `undefined` before the first attempt. */
  readonly tried: TriedLead | undefined;
}

/**
 * Never restores a name without its content: new content under an old name would replace the old at the
 * API, and drop the rest. The customer's own data are not kept.
 */
export function useKeptIdentity<Given>({
  what,
  customer,
  isKept,
  current,
  parse,
  onRestore,
}: KeptIdentityOptions<Given>): KeptIdentity {
  const [identity] = useState(() => createLeadIdentity());
  /** Another customer's is never the same one; another campaign's is, as a revision. */
  const destination = () => ({ place: digestOf(toJson([what, getConfig().brand, customer])) });
  const record = useTabRecord<Kept<Given>>({
    key: getConfig().preview || !isKept ? '' : destination().place,
    parse(kept) {
      const { given, tried } = Object(kept) as Partial<Record<keyof Kept<Given>, unknown>>;
      const known = parse(given);
      return known === undefined ? undefined : { given: known, tried: parseTriedLead(tried) };
    },
    onRestore({ given, tried }) {
      if (tried) identity.adopt(tried);
      onRestore(given);
    },
  });
  const keep = () => record.keep({ given: current(), tried: identity.tried() });
  return {
    ready: record.ready,
    forget: record.forget,
    hold: record.hold,
    keep,
    id: () => identity.tried()?.id,
    begin() {
      const attempt = identity.begin(destination());
      keep();
      return attempt;
    },
    nameFor(content) {
      const name = identity.nameFor(content, destination());
      keep(); // before it is sent
      return name;
    },
  };
}
