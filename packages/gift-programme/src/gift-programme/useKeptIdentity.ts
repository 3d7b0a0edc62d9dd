import { getConfig, type Customer } from '@adviser-widgets/core';
import { createLeadIdentity, parseTriedLead, useTabRecord, type LeadIdentity, type TabRecord, type TriedLead } from '@adviser-widgets/forms';
import { useState } from 'react';
import { digestOfCustomer } from './gift-record.ts';

interface KeptIdentityOptions<Given> {
  /** A gift and referrals have a name each. */
  readonly what: 'gift' | 'referrals';
  readonly customer: Customer | undefined;
  /** False keeps nothing: after a reload all is new. */
  readonly isKept: boolean;
  /** What the customer has given so far. */
  readonly current: () => Given;
  /** Storage is the page's, so nothing in it is trusted: `undefined` for what cannot be read. */
  readonly parse: (given: unknown) => Given | undefined;
  /** Called once, where something was kept before a reload. */
  readonly onRestore: (given: Given) => void;
}

/** The name of what a customer sends. It lives through a reload together with what it names (R17, R18). */
export interface KeptIdentity extends Pick<LeadIdentity, 'begin' | 'nameFor'>, Pick<TabRecord<unknown>, 'ready' | 'forget'> {
  /** Keeps what the customer has given, should the page be reloaded. */
  keep(): void;
  /** The id of the last attempt. */
  id(): string | undefined;
}

interface Kept<Given> {
  readonly given: Given;
  /** `undefined` before the first attempt. */
  readonly tried: TriedLead | undefined;
}

/** A name never comes back without what it names: what replaced it at the API would drop the rest. The customer's own data are not kept. */
export function useKeptIdentity<Given>({ what, customer, isKept, current, parse, onRestore }: KeptIdentityOptions<Given>): KeptIdentity {
  const [identity] = useState(() => createLeadIdentity());
  const record = useTabRecord<Kept<Given>>({
    key: getConfig().preview || !isKept ? '' : `${what} ${digestOfCustomer(customer)}`,
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
    keep,
    id: () => identity.tried()?.id,
    begin() {
      const attempt = identity.begin();
      keep();
      return attempt;
    },
    nameFor(content) {
      const name = identity.nameFor(content);
      keep(); // before it goes out
      return name;
    },
  };
}
