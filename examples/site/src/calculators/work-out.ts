/** The entered values, by field name. */
export type Values = Readonly<Record<string, number>>;

/** The lines of an answer. The first answers the question itself. */
export type Answer = readonly { readonly label: string; readonly text: string }[];

const fortnights = 26;

const dollars = new Intl.NumberFormat('en-NZ', {
  style: 'currency',
  currency: 'NZD',
  maximumFractionDigits: 0,
});

const money = (amount: number) => dollars.format(amount);

const line = (label: string, text: string) => ({ label, text });

/** Formats a number of fortnights as a duration in words. */
function duration(count: number): string {
  if (!Number.isFinite(count)) return 'never, at this pace';
  const months = Math.ceil((count * 12) / fortnights);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    (rest > 0 || years === 0) && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Returns the equal fortnightly repayment of a loan. */
function repayment(amount: number, rate: number, years: number): number {
  const count = years * fortnights;
  const interest = rate / 100 / fortnights;
  return interest === 0 ? amount / count : (amount * interest) / (1 - (1 + interest) ** -count);
}

/**
 * Returns how many fortnights it takes to pay a loan back; `Infinity` if the payments do not cover the
 * interest.
 */
function fortnightsToPay(amount: number, rate: number, paid: number): number {
  const interest = rate / 100 / fortnights;
  if (interest === 0) return Math.ceil(amount / paid);
  if (paid <= amount * interest) return Infinity;
  return Math.ceil(-Math.log(1 - (amount * interest) / paid) / Math.log(1 + interest));
}

/** Returns the largest loan that a fortnightly payment pays back. */
function affordable(paid: number, rate: number, years: number): number {
  const interest = rate / 100 / fortnights;
  return (paid * (1 - (1 + interest) ** -(years * fortnights))) / interest;
}

/** Each calculator's formula, by its slug. Rounds to dollars, because the results are estimates. */
export const workOut: Readonly<Record<string, (values: Values) => Answer>> = {
  repayments({ amount = 0, rate = 0, years = 1 }) {
    const paid = repayment(amount, rate, years);
    const total = paid * years * fortnights;
    return [
      line('Each fortnight', money(paid)),
      line('Interest altogether', money(total - amount)),
      line('You pay back', money(total)),
    ];
  },

  'borrowing-power'({ income = 0, spending = 0, debts = 0 }) {
    const left = Math.max(0, (income * 0.72) / fortnights - spending - debts);
    const most = Math.min(affordable(left, 8.5, 30), income * 6);
    const rounded = Math.floor(most / 1000) * 1000;
    return [
      line('You could borrow about', money(rounded)),
      line('Left each fortnight for repayments', money(left)),
      line('Each fortnight at 5.79 %', money(repayment(rounded, 5.79, 30))),
    ];
  },

  deposit({ price = 0, savings = 0, saved = 0 }) {
    const share = (savings / price) * 100;
    const until = (percent: number) => {
      const missing = Math.max(0, (price * percent) / 100 - savings);
      return missing === 0
        ? 'You have it'
        : `${money(missing)} to go, ${saved > 0 ? duration(missing / saved) : duration(Infinity)}`;
    };
    return [
      line('Your deposit', `${share.toFixed(1)} %`),
      line('To ten per cent', until(10)),
      line('To twenty per cent', until(20)),
    ];
  },

  'extra-repayments'({ amount = 0, rate = 0, years = 1, extra = 0 }) {
    const paid = repayment(amount, rate, years);
    const before = years * fortnights;
    const after = fortnightsToPay(amount, rate, paid + extra);
    return [
      line('The loan ends earlier by', duration(before - after)),
      line('Interest saved', money(Math.max(0, paid * before - (paid + extra) * after))),
      line('Each fortnight then', money(paid + extra)),
    ];
  },

  refix({ amount = 0, old = 0, rate = 0, years = 1 }) {
    const before = repayment(amount, old, years);
    const after = repayment(amount, rate, years);
    const change = Math.abs(after - before);
    return [
      line('Each fortnight', `${money(after)}, ${money(change)} ${after <= before ? 'less' : 'more'}`),
      line('A year', `${money(change * fortnights)} ${after <= before ? 'less' : 'more'}`),
      line(
        'If you keep paying what you pay',
        `paid back in ${duration(fortnightsToPay(amount, rate, before))}`,
      ),
    ];
  },

  'debt-consolidation'({ amount = 0, paid = 0, old = 0, rate = 0, years = 1 }) {
    const now = fortnightsToPay(amount, old, paid);
    const then = repayment(amount, rate, years);
    const costNow = Number.isFinite(now)
      ? `${money(paid * now)}, in ${duration(now)}`
      : 'the debts grow at this pace';
    return [
      line('Each fortnight', `${money(then)} instead of ${money(paid)}`),
      line(
        'Altogether with one loan',
        `${money(then * years * fortnights)}, in ${duration(years * fortnights)}`,
      ),
      line('Altogether as it is', costNow),
    ];
  },

  'emergency-fund'({ spending = 0, months = 1, savings = 0, saved = 0 }) {
    const goal = (spending * fortnights * months) / 12;
    const missing = Math.max(0, goal - savings);
    const when =
      missing === 0 ? 'You have it' : `in ${saved > 0 ? duration(missing / saved) : duration(Infinity)}`;
    return [
      line('Put aside', money(goal)),
      line('Still to go', money(missing)),
      line('You will have it', saved > 0 || missing === 0 ? when : duration(Infinity)),
    ];
  },

  'life-cover'({ debts = 0, income = 0, years = 0, savings = 0 }) {
    const need = debts + income * years;
    return [
      line('Cover of about', money(Math.max(0, Math.ceil((need - savings) / 10_000) * 10_000))),
      line('To clear and replace', money(need)),
      line('What you have already', money(savings)),
    ];
  },
};
