import { advisers } from './advisers.ts';
import type { FormShape } from './forms.ts';
import type { Random } from '@adviser-widgets/testing/random';

/** Field name → text, value of a choice, or value of a ticked box. */
export type Answers = Readonly<Record<string, string>>;

/** Each text contains `mark`, which identifies the lead later. */
export function drawAnswers(random: Random, { kind, fields }: FormShape, mark: string): Answers {
  const answers = Object.fromEntries(fields.map((field) => [field, answerTo(field, random, mark)]));
  if (kind === 'survey') return { ...answers, FormMessage: answers.FormMessage || mark }; // no other field can hold the mark
  if (kind === 'referral') return { ...answers, secondFriend: '' };
  if (answers.hasAdviser === undefined) return answers;
  return { ...answers, hasAdviser: answers.AdviserId ? 'yes' : '' }; // the name field only appears once the box is ticked
}

/** Draws another number, another gift or a second friend. */
export function drawEdit(
  random: Random,
  shape: FormShape,
  { mark, answers }: { mark: string; answers: Answers },
): Answers {
  if (shape.kind === 'referral')
    return answers.secondFriend ? {} : { secondFriend: friend(random, `${mark} second`) };
  if (shape.kind === 'gift') return { capChoice: answers.capChoice === 'Tree' ? 'Sweet Treat' : 'Tree' };
  const others = drawAnswers(random, shape, mark);
  const changed = shape.fields.filter(
    (field) => !isAboutAdviser(field) && others[field] !== answers[field] && others[field] !== '',
  );
  const field = random.chance(0.4) && changed.includes('FormPhone') ? 'FormPhone' : random.pick(changed);
  return { [field]: others[field] ?? '' };
}

/** The API receives names and contact details trimmed (rows 24, 26) and folded (R34). */
export function sentAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).map(([field, value]) => [field, sentText(field, value)]));
}

function sentText(field: string, value: string): string {
  return isProse(field) ? value : value.trim();
}

/** The mark covers all texts; the number has none. */
export function secretsOf(mark: string, { FormPhone = '' }: Answers): string[] {
  return [mark, FormPhone.trim()].filter(Boolean);
}

export function isTyped(field: string): boolean {
  return field.endsWith('Name') || field === 'FormEmail' || field === 'FormPhone' || isProse(field);
}

export function isRadio(field: string): boolean {
  return field.startsWith('FormSurvey') || field === 'capChoice';
}

/** A friend is stored as JSON. */
export function isFriend(field: string): boolean {
  return field === 'friend' || field === 'secondFriend';
}

/** Keys are in the order of the request. */
export interface Friend {
  readonly formFullName: string;
  readonly formPhone: string;
  readonly formGroupRelation: string;
}

export function friendsOf(answers: Answers): Friend[] {
  return [answers.friend, answers.secondFriend].flatMap((text) => (text ? [JSON.parse(text) as Friend] : []));
}

export function isTicked(field: string): boolean {
  return field === 'Context' || field === 'hasAdviser';
}

/** Four postcodes start with a zero (fault 62). */
export const regionOf: Readonly<Record<string, string>> = {
  '0110': 'Northland',
  '0931': 'Rodney and Hibiscus Coast',
  '0622': 'North Shore',
  '0612': 'West Auckland',
  '3330': 'Taupō',
  '4110': "Hawke's Bay",
  '6011': 'Wellington',
  '9810': 'Southland',
};

const names = [
  'Mārama',
  "O'Neill-Ng",
  '李',
  'Te Ariki',
  'D’Arcy',
  'Zoë 👩‍👧',
  'Ōtāhuhu',
  'van der “Berg”',
  'Ngāi-Tahu',
  'x',
];
const mailboxes = ["o'neill", 'a+b', 'te_ariki', 'mārama', 'AROHA.K'];
const sentences = [
  'Kia ora koutou,',
  'Can we refix before the 5th? 100% sure & ready.',
  '<b>Bold</b> <script>alert(1)</script> &amp; "quoted" \'twice\'',
  'Ko te reo Māori: ā ē ī ō ū',
  '🏡👩‍👧 家を買いたい',
  'name=value; a, b, c = %41 + \\n \\u0041 {"json": true}',
  '   indented, with spaces at the end   ',
];

/** More than a `keepalive` request may carry (fault 7). */
const longMessage = 70_000;

const choices: Readonly<Record<string, readonly string[]>> = {
  FormPostcode: Object.keys(regionOf),
  FormSubject: ['1', '3', '4', '5', '6', '13', '14'],
  FormBestDayToCall: ['0', '2', '3', '4', '5', '6'],
  FormBestTimeToCall: ['4', '1', '2', '3'],
  FormHearFromUs: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '13'],
  Context: ['', 'Call from tracked campaign number'],
  hasAdviser: [''],
  AdviserId: ['', '', '', ...advisers.map(({ name }) => name)],
  capChoice: ['Tree', 'Sweet Treat'],
};

const ratings = ['0', '1', '5', '9', '10', 'N/A'];
const relations = ['a friend', 'a colleague', 'a parent', 'a sibling', 'a child', 'a relative'];

function friend(random: Random, mark: string): string {
  const entry: Friend = {
    formFullName: `${random.pick(names)} ${mark}`,
    formPhone: phone(random).split(' ext ')[0] ?? '',
    formGroupRelation: random.pick(relations),
  };
  return JSON.stringify(entry);
}

function isAboutAdviser(field: string): boolean {
  return field === 'AdviserId' || field === 'hasAdviser';
}

function answerTo(field: string, random: Random, mark: string): string {
  if (isFriend(field)) return friend(random, mark);
  if (field.startsWith('FormSurvey')) return random.pick(ratings);
  if (isProse(field)) return message(random, mark);
  if (field === 'FormEmail')
    return `${random.pick(mailboxes)}.${mark}@${random.pick(['xtra.co.nz', 'mail.example.nz'])}`;
  if (field === 'FormPhone') return padded(random, phone(random));
  if (field.endsWith('Name')) return padded(random, `${random.pick(names)} ${mark}`);
  return random.pick(choices[field] ?? []);
}

function isProse(field: string): boolean {
  return field === 'FormMessage';
}

function phone(random: Random): string {
  const digits = String(random.between(1_000_000, 9_999_999));
  return random.pick([`021 ${digits}`, `+64 (0)9 ${digits}`, `0800-${digits}`, `04 ${digits} ext 12`]);
}

function padded(random: Random, text: string): string {
  return random.chance(0.2) ? random.pick([` ${text}`, `${text} `, `\u00a0${text}  `]) : text;
}

function message(random: Random, mark: string): string {
  if (random.chance(0.15)) return '';
  if (random.chance(0.02)) return `${mark} ${'Kia ora! '.repeat(longMessage / 9)}`;
  const lines = Array.from({ length: random.between(1, 4) }, () => random.pick(sentences));
  return [`${mark}: ${lines.join('\n')}`, random.pick(['', '\n', '\n\n'])].join('');
}
