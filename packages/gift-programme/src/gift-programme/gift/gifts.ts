import type { Gift } from '../programme-calls.ts';
import type { ProgrammeText } from '../texts.ts';

export interface GiftOffer {
  readonly value: Gift;
  readonly name: ProgrammeText;
  readonly note: ProgrammeText;
  /** An SVG path on a 64 × 64 grid. */
  readonly picture: string;
}

/** The first is the default. */
export const gifts = [
  {
    value: 'Tree',
    name: 'giftTree',
    note: 'giftTreeNote',
    picture:
      'M32 58V30M32 42l10-8M32 36l-8-6M20 44a11 11 0 0 1-3-21 13 13 0 0 1 24-7 12 12 0 0 1 9 21 9 9 0 0 1-6 6M20 58h24',
  },
  {
    value: 'Sweet Treat',
    name: 'giftSweetTreat',
    note: 'giftSweetTreatNote',
    picture:
      'M12 28h40v28H12zM8 18h48v10H8zM32 18v38M32 18c-4-12-16-12-16-5 0 4 6 5 16 5zM32 18c4-12 16-12 16-5 0 4-6 5-16 5z',
  },
] as const satisfies readonly GiftOffer[];

export function parseGift(given: unknown): Gift | undefined {
  return gifts.find(({ value }) => value === given)?.value;
}
