const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** New Zealanders write day before month. The year comes first or last and has four digits. */
export function correctedDate(text: string): string | undefined {
  const [first = '', second = '', third = '', ...more] = parts(text);
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return more.length === 0 && isDay(date) ? date : undefined;
}

/** `Saturday, 21st November 2026` → 21, 11, 2026; `November 21, 2026` too. Drops a time of day. */
function parts(text: string): string[] {
  const time = text.search(/[T\s]\d{1,2}:/);
  const words = (time < 0 ? text : text.slice(0, time)).toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const numbers = words.flatMap((word) => (/\d/.test(word) ? [word] : monthOf(word)));
  const isMonthFirst = words[0] !== undefined && monthOf(words[0]).length > 0;
  return isMonthFirst ? [numbers[1] ?? '', numbers[0] ?? '', ...numbers.slice(2)] : numbers;
}

function monthOf(word: string): string[] {
  const month = word.length < 3 ? -1 : months.indexOf(word.slice(0, 3));
  return month < 0 ? [] : [String(month + 1)];
}

function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toJSON()?.startsWith(date) === true;
}
