import { reportError } from '@adviser-widgets/core/internal';
import { focusInvalid, useFields, type FieldsControl, type SubmissionControl } from '@adviser-widgets/forms';
import { focusFirst } from '@adviser-widgets/forms/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { programmeText } from '../texts.ts';
import { referralFields } from './referral-fields.ts';
import { hasPhone, isBlank } from './referral-list.ts';
import type { ReferralList } from './useReferralList.ts';

interface EntryOptions {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly list: ReferralList;
  readonly emit: SubmissionControl['emit'];
  readonly onAdded: () => void;
}

/** The friend in the fields, who is not on the list yet. */
export interface ReferralEntry extends Pick<
  FieldsControl,
  'form' | 'prepare' | 'reportedValues' | 'restore' | 'clear'
> {
  /** The rules failed to load. */
  readonly isAddFailed: boolean;
  /** Nothing is typed, and nothing is being added. */
  isEmpty(): boolean;
  /** Adds the friend, or shows what is wrong. */
  add(): void;
  /** Adds what is typed but not yet added, so that nothing is silently dropped. Returns false if it is invalid. */
  addTyped(): Promise<boolean>;
  /** Focuses the first invalid field, and names all to the page. */
  complain(): void;
}

export function useReferralEntry({ formRef, list, emit, onAdded }: EntryOptions): ReferralEntry {
  const { name: widget } = useWidgetHost();
  const fields = useFields({ fields: referralFields });
  const { form } = fields;
  const adding = useRef<Promise<void>>(undefined);
  const [isAddFailed, setAddFailed] = useState(false);
  const [complaints, countComplaint] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (complaints > 0) focusInvalid(formRef.current);
  }, [complaints, formRef]);

  /** Returns false if a field is invalid; its error is then shown. */
  async function addValid(): Promise<boolean> {
    const values = await fields.validate();
    if (!values) return false;
    const { formFullName = '', formPhone = '', formGroupRelation = '' } = values;
    if (hasPhone(list.current(), formPhone)) {
      form.setError('formPhone', { message: programmeText('formPhoneRepeated', widget) });
      return false;
    }
    list.add({ formFullName, formPhone, formGroupRelation });
    fields.clear();
    onAdded();
    return true;
  }

  async function addOnPress(): Promise<void> {
    try {
      const isAdded = await addValid();
      setAddFailed(false);
      if (isAdded) focusFirst(formRef.current, '[name="formFullName"]');
      else complain();
    } catch (error) {
      setAddFailed(true);
      reportError(`The code that checks referrals could not be loaded: ${String(error)}`);
      emit('aw:error', { kind: 'network' });
    } finally {
      adding.current = undefined;
    }
  }

  function complain(): void {
    const names = Object.keys(referralFields).filter((name) => form.getFieldState(name).invalid);
    emit('aw:error', { kind: 'invalid', fields: names });
    countComplaint();
  }

  const isBlankNow = () => isBlank(fields.values());

  return {
    ...fields,
    isAddFailed,
    complain,
    isEmpty: () => isBlankNow() && !adding.current,
    add() {
      adding.current ??= addOnPress();
    },
    async addTyped() {
      await adding.current;
      return isBlankNow() || addValid();
    },
  };
}
