import * as v from 'valibot';
import {
  checkExactly,
  checkValues,
  fieldsByName,
  problem,
  text,
  type Fields,
  type Rules,
} from '../check-fields.ts';

/** The configuration's ids for Heap. */
export const analyticsIds = { production: 'sandbox-production', development: 'sandbox-development' } as const;

/** Rejects everything that no widget would send. */
export function checkCall(call: Fields): string[] {
  const rules = call.type === 'user' ? userCall : eventCall;
  const errors = checkExactly(call, rules, { place: 'analytics call' });
  const { success, output: properties } = v.safeParse(fieldsByName, call.properties);
  if (!success) return errors;
  return [...errors, ...(call.type === 'user' ? checkUser(properties) : checkEvent(properties))];
}

const prefix = 'properties.';

/** Analytics must not learn who a visitor is: no email address, no phone number even with spaces. */
const noEmail = v.check((value: string) => !/[^\s@](@|%40)[^\s@]+\.[^\s@]/i.test(value), 'no e-mail address');
const noNumber = v.check(
  (value: string) => !/\p{Nd}(\s*\p{Nd}){5}/u.test(value),
  'fewer than six digits in a row',
);
const noUuid = v.check((value: string) => !/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.test(value), 'no UUID');
const said = v.pipe(
  text('a text that is not blank', (value) => value.trim() !== ''),
  noEmail,
  noNumber,
);

const ids: readonly string[] = Object.values(analyticsIds);
const userCall: Rules = {
  id: text(`one of ${ids.join(', ')}`, (value) => ids.includes(value)),
  type: text('"event" or "user"', (value) => value === 'event' || value === 'user'),
  properties: fieldsByName,
};
const eventCall: Rules = { ...userCall, name: said };

/** Category → its action. */
const actions = new Map([
  ['Lead', 'Submit'],
  ['Tools', 'Submit'],
  ['Click', 'Click'],
]);

function checkEvent(properties: Fields): string[] {
  const { category } = properties;
  const action = actions.get(String(category));
  const rules: Rules = {
    category: text(`one of ${[...actions.keys()].join(', ')}`, (value) => actions.has(value)),
    label: category === 'Click' ? clickLabel : label,
    action: action === undefined ? said : text(`"${action}" with this category`, (value) => value === action),
    ...(category === 'Tools' && Object.hasOwn(properties, 'page') && { page }),
  };
  return checkExactly(properties, rules, { place: 'event', prefix });
}

const label = v.pipe(said, noUuid);
/** The visible text without digits: a phone link shows a number. */
const clickLabel = v.pipe(
  label,
  v.check((value) => !/\p{Nd}/u.test(value), 'no digits in the label of a click'),
);
/** Path of the adviser search's page, without outer slashes. */
const page = v.pipe(
  text('a path without its outer slashes', (value) => !/^\/|\/$/.test(value)),
  noEmail,
  noNumber,
);

function checkUser(properties: Fields): string[] {
  const names = Object.keys(properties);
  if (names.length === 0) return [problem('properties', 'at least one', properties)];
  const rules = Object.fromEntries(
    names.map((name) => [name, name === 'SearchWord' ? searchWord : userValue]),
  );
  return checkValues(properties, rules, prefix);
}

const userValue = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'a text, a number, true or false'),
  v.transform(String),
  noEmail,
  noNumber,
);
/** The format that the results page sends. */
const searchWord = v.pipe(
  said,
  v.check((value) => value === value.trim() && value.length <= 100, 'at most 100 characters, trimmed'),
);
