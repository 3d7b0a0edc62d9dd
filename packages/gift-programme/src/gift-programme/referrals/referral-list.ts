import type { Referral } from '../programme-calls.ts';
import type { LeadValues } from '@adviser-widgets/forms';
import { referralFields } from './referral-fields.ts';

/** The key distinguishes entries with the same text. */
export interface ListedReferral extends Referral {
  readonly key: number;
}

/** Nothing visible is typed, and nothing chosen. */
export function isBlank({ formFullName = '', formPhone = '', formGroupRelation }: LeadValues): boolean {
  const hasText = /[^\s\p{C}\p{M}\p{DI}\u2800]/u.test(formFullName + formPhone);
  return !hasText && formGroupRelation === referralFields.formGroupRelation.default;
}

/** Compares numbers however they are written: `021 555 0001` and `+64 21 555 0001` are one. */
export function hasPhone(list: readonly Referral[], phone: string): boolean {
  return list.some(({ formPhone }) => dialled(formPhone) === dialled(phone));
}

export function toSend(list: readonly ListedReferral[]): Referral[] {
  return list.map(({ formFullName, formPhone, formGroupRelation }) => ({
    formFullName,
    formPhone,
    formGroupRelation,
  }));
}

export function parseReferrals(given: unknown): readonly Referral[] | undefined {
  return Array.isArray(given) && given.every(isReferral) ? given : undefined;
}

function isReferral(given: unknown): given is Referral {
  const { formFullName, formPhone, formGroupRelation } = Object(given) as Partial<
    Record<keyof Referral, unknown>
  >;
  return [formFullName, formPhone, formGroupRelation].every((value) => typeof value === 'string');
}

function dialled(phone: string): string {
  const plain = phone.toLowerCase().replace(/[^a-z\d+]/g, '');
  return plain.replace(/^(?:\+|00)?640?(?=\d{8})/, '0');
}
