import { focusFirst } from '@adviser-widgets/forms/internal';
import type { Referral } from '../programme-calls.ts';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { programmeText } from '../texts.ts';
import { hasPhone, type ListedReferral } from './referral-list.ts';

export interface ReferralList {
  readonly shown: readonly ListedReferral[];
  readonly said: string;
  /** The current list, which the screen may not show yet. */
  current(): readonly ListedReferral[];
  add(referral: Referral): void;
  /** Moves the focus to the entry's neighbour, or to the fields if none is left. */
  remove(index: number): void;
  /** Puts them in front, without announcing them. Returns false if there are none. */
  restore(referrals: readonly Referral[]): boolean;
  clear(): void;
}

/** `element` contains the list and the fields. */
export function useReferralList(element: RefObject<HTMLElement | null>): ReferralList {
  const { name: widget } = useWidgetHost();
  const latest = useRef<readonly ListedReferral[]>([]);
  const nextKey = useRef(0);
  const nextFocus = useRef('');
  const [shown, setShown] = useState(latest.current);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (nextFocus.current) focusFirst(element.current, nextFocus.current);
    nextFocus.current = '';
  }, [shown, element]);

  function change(list: readonly ListedReferral[], text: string): void {
    latest.current = list;
    setShown(list);
    setSaid(text);
  }

  const listed = (referral: Referral): ListedReferral => ({ ...referral, key: nextKey.current++ });

  return {
    shown,
    said,
    current: () => latest.current,
    add(referral) {
      const text = programmeText('added', widget, { name: referral.formFullName });
      change([...latest.current, listed(referral)], text);
    },
    remove(index) {
      const list = latest.current.filter((_, at) => at !== index);
      const neighbour = Math.min(index, list.length - 1) + 1;
      nextFocus.current =
        list.length > 0 ? `.aw-referral:nth-child(${neighbour}) button` : '[name="formFullName"]';
      change(list, programmeText('removed', widget, { name: latest.current[index]?.formFullName ?? '' }));
    },
    restore(referrals) {
      const added = latest.current.filter(({ formPhone }) => !hasPhone(referrals, formPhone)); // by a quick visitor
      change([...referrals.map(listed), ...added], said);
      return referrals.length > 0;
    },
    clear: () => change([], ''),
  };
}
