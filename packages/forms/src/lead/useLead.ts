import { useStore } from '@adviser-widgets/ui/internal';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { Lead, type LeadContent } from './lead.ts';

/** Options of useLead: what the form holds, and where it is kept. */
export interface LeadOptions<Content> extends LeadContent<Content> {
  /** Names its draft in the tab; '' keeps none. */
  readonly draft: string;
}

/** Returns the lead of a form, and whether its content comes from a draft. */
export function useLead<Content>(
  options: LeadOptions<Content>,
): readonly [lead: Lead<Content>, isRestored: boolean] {
  const { draft } = options;
  const newest = useRef(options);
  useInsertionEffect(() => {
    newest.current = options;
  });
  const [lead] = useState(() => new Lead(() => newest.current));
  useEffect(() => lead.open(draft), [lead, draft]);
  return [lead, useStore(lead)];
}
