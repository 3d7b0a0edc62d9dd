import { getConfig, type Customer } from '@adviser-widgets/core';
import {
  createLeadIdentity,
  parseTriedLead,
  useTabRecord,
  type LeadIdentity,
  type TabRecord,
  type TriedLead,
} from '@adviser-widgets/forms';
import { useState } from 'react';
import { digestOfCustomer } from './gift-record.ts';

interface KeptIdentityOptions<Given> {
  /** A gift and referrals are named separately. */
  readonly what: 'gift' | 'referrals';
  readonly customer: Customer | undefined;
  /** False keeps nothing: after a reload everything is new. */
  readonly isKept: boolean;
  /** Returns the customer's input so far. */
  readonly current: () => Given;
  /**
   * Returns `undefined` for unreadable input. The page can change its storage, so nothing in it is trusted.
   */
  readonly parse: (given: unknown) => Given | undefined;
  /** Called once, if something was kept before a reload. */
  readonly onRestore: (given: Given) => void;
}

/**
 * The name (id and revision) of what a customer sends. It survives a reload together with the content it
 * names (R17, R18).
 */
export interface KeptIdentity
  extends Pick<LeadIdentity, 'begin' | 'nameFor'>, Pick<TabRecord<unknown>, 'ready' | 'forget'> {
  /** Saves the customer's input, in case the page is reloaded. */
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
 * Keeps a customer's input and its name across reloads. A name is never restored without its content: new
 * content under it would replace the old at the API, and drop the rest. The customer's own data are not kept.
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
      keep(); // before it is sent
      return name;
    },
  };
}
