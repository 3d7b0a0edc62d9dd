import type { Adviser } from '@adviser-widgets/sandbox';
import fc from 'fast-check';
import type { FormShape } from './forms.ts';

/** Field name → text, value of a choice, or value of a ticked box. */
export type Answers = Readonly<Record<string, string>>;

/** A visitor's answers to every field that any form asks for, yet without a lead's own mark. */
export type Person = Answers;

/** Distinguishes one lead from all others: its mark is in all of its texts, its digits are in its phone number. */
export interface Signature {
  readonly mark: string;
  readonly digits: string;
}

/** Whose forms a page may have. */
export const advisers: readonly Adviser[] = [
  { guid: '8f171605-f20b-61f7-5ad2-f196c314a6fc', name: 'Aroha Ngāwaka-Reid' },
  { guid: 'a12badb1-dee1-21e1-ccec-a6dbaffa568e', name: "Mārama O'Neill-Ng" },
  { guid: '67450CE1-14F4-2DBF-58E5-8A142A14EA18', name: 'Wei-Ling Zhou' },
  { guid: 'f9b7fbd0-9285-0404-0a4e-406dc01df4d8', name: 'Tāne Rāwhiti-Brown' },
];

/** Four postcodes begin with a zero. */
export const regionOf: Readonly<Record<string, string>> = {
  '0110': 'Northland',
  '0931': 'Rodney and Hibiscus Coast',
  '0622': 'North Shore',
  '0612': 'West Auckland',
  '3330': 'Taupō',
  '6011': 'Wellington',
};

const pick = fc.constantFrom<string[]>;
const names = ['Mārama', "O'Neill-Ng", '李', 'D’Arcy', 'Zoë 👩‍👧', 'van der “Berg”', ' x', 'Te Ariki\u00a0 '];
const sentences = [
  'Kia ora koutou,\n',
  'Can we refix before the 5th? 100% sure & ready.',
  '<b>Bold</b> <script>alert(1)</script> &amp; "quoted" \'twice\'\n\n',
  '🏡👩‍👧 家を買いたい',
  'name=value; a, b, c = %41 + \\n \\u0041 {"json": true}',
  '   indented, with spaces at the end   ',
];
const message = fc.oneof(
  { weight: 40, arbitrary: fc.array(pick(...sentences), { maxLength: 4, size: 'max' }).map(join) },
  { weight: 2, arbitrary: fc.constantFrom(600, 8000).map((times) => 'Kia ora! '.repeat(times)) }, // 8,000 are more than a `keepalive` request may carry
);
const rating = pick('10', '0', '1', '9', 'N/A');

export const person: fc.Arbitrary<Person> = fc.record({
  FormFullName: pick(...names),
  FormFirstName: pick(...names),
  FormLastName: pick(...names),
  FormEmail: pick('aroha.k', "o'neill", 'a+b', 'mārama', 'AROHA_K'),
  FormPhone: pick('021 ', '+64 (0)9 ', '0800-', ' 04 '),
  FormPostcode: pick(...Object.keys(regionOf)),
  FormSubject: pick('1', '3', '4', '5', '6', '13', '14'),
  FormMessage: message,
  FormBestDayToCall: pick('0', '2', '3', '4', '5', '6'),
  FormBestTimeToCall: pick('4', '1', '2', '3'),
  FormHearFromUs: pick('1', '2', '3', '10', '13'),
  Context: pick('', 'Call from tracked campaign number'),
  FormSurveyOne: rating,
  FormSurveyTwo: rating,
  FormSurveyThird: rating,
  FormSurveyFourth: rating,
});

/** What the person types into this form. */
export function answersOf({ fields }: FormShape, given: Person, { mark, digits }: Signature): Answers {
  const typed = (field: string) => {
    const value = given[field] ?? '';
    if (field === 'FormEmail') return `${value}.${mark}@mail.example.nz`;
    if (field === 'FormPhone') return `${value}${digits}`;
    if (field === 'FormMessage') return `${mark}: ${value}`;
    return field.endsWith('Name') ? `${value} ${mark}` : value;
  };
  return Object.fromEntries(fields.map((field) => [field, typed(field)]));
}

function join(lines: readonly string[]): string {
  return lines.join('');
}
