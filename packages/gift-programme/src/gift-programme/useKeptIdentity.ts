import { getConfig } from '@adviser-widgets/core';
import type { Customer } from '@adviser-widgets/core/programme';
import { createLeadIdentity, parseTriedLead, useTabRecord, type LeadIdentity, type TabRecord, type TriedLead } from '@adviser-widgets/forms';
import { useState } from 'react';
import { digestOfCustomer } from './gift-record.ts';

/** The name of what a customer sends, which lives through a reload (R17, R18). */
export interface KeptIdentity extends Pick<LeadIdentity, 'begin' | 'nameFor'>, Pick<TabRecord<TriedLead>, 'ready' | 'forget'> {
  /** The id of the last attempt. */
  id(): string | undefined;
}

/** `what`: a gift and referrals have a name each. Nothing about the customer is kept. */
export function useKeptIdentity(what: 'gift' | 'referrals', customer: Customer | undefined): KeptIdentity {
  const [identity] = useState(() => createLeadIdentity());
  const record = useTabRecord<TriedLead>({
    key: getConfig().preview ? '' : `${what} ${digestOfCustomer(customer)}`,
    parse: parseTriedLead,
    onRestore: identity.adopt,
  });
  const keep = () => {
    const tried = identity.tried();
    if (tried) record.keep(tried);
  };
  return {
    ready: record.ready,
    forget: record.forget,
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
