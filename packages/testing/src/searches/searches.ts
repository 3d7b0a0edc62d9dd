/** Maximum hits of each group. */
export interface SearchLimits {
  readonly pages: number;
  readonly blogs: number;
  readonly advisers: number;
}

/** The limits of the results page. */
export const all: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };
/** The limits of the search box's preview. */
export const preview: SearchLimits = { pages: 4, blogs: 1, advisers: 1 };

/** The results: ids per group, and titles with braces around the matches. */
export interface Found {
  readonly ids: Readonly<Record<keyof SearchLimits, readonly string[]>>;
  readonly titles: readonly string[];
}

/** `title` is the first title found. */
type Row = readonly [
  text: string,
  limits: SearchLimits,
  pages: readonly string[],
  blogs: readonly string[],
  advisers: readonly string[],
  title?: string,
];

/** What each search finds in `searchRecords`, on any engine. */
export const searches: readonly Row[] = [
  ['home', all, ['home-loans', 'refix'], ['deposit', 'emoji'], ['aroha'], '{Home} loans'],
  ['HOME', all, ['home-loans', 'refix'], ['deposit', 'emoji'], ['aroha'], '{Home} loans'],
  ['ho', all, ['home-loans', 'insurance', 'hostile', 'refix'].sort(), ['deposit', 'emoji'], ['aroha']],
  ['home', preview, ['home-loans', 'refix'], ['deposit'], ['aroha']],
  ['loans', all, ['home-loans', 'calculator'], [], ['aroha', 'colin'], 'Home {loans}'],
  ['home loans', all, ['home-loans'], [], ['aroha'], '{Home} {loans}'],
  ['loans home', all, ['home-loans'], [], ['aroha'], '{Home} {loans}'],
  ['home whangarei', all, [], [], ['aroha']],
  ['whangarei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['whangārei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['Whanga\u0304rei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['whang', all, ['whangarei'], ['whanau'], ['aroha'], 'Our office in {Whang}ārei'],
  // a typo in the prefix of a word
  ['whanga', all, ['whangarei'], ['whanau'], ['aroha'], 'Our office in {Whangā}rei'],
  ['whangerei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'], // a typo
  ['maori', all, ['kaikohe'], [], [], 'Kaikohe {Ma\u0304ori} centre'],
  ['māori', all, ['kaikohe'], [], [], 'Kaikohe {Ma\u0304ori} centre'],
  ['ma', all, ['kaikohe'], [], ['colin'], 'Kaikohe {Ma\u0304}ori centre'],
  ['mortgage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mortage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mrotgage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mortgage calc', all, ['calculator'], [], [], '{Mortgage} {calc}ulator'],
  ['insurance', all, ['insurance'], ['excess'], ['siobhan'], '{Insurance}'],
  ['insurence', all, ['insurance'], ['excess'], ['siobhan'], '{Insurance}'],
  ['ins', all, ['insurance'], ['excess'], ['siobhan'], '{Ins}urance'],
  ["o'hanlon", all, [], [], ['siobhan'], "Siobhán {O}'{Hanlon}-Petty"],
  ['siobhan petty', all, [], [], ['siobhan'], "{Siobhán} O'Hanlon-{Petty}"],
  ['tautari-reed', all, [], [], ['aroha'], 'Aroha {Tautari}-{Reed}'],
  ['hostile', all, ['hostile'], [], [], '<img src=x onerror=alert(1)> {hostile}'],
  [
    '<img src=x onerror=alert(1)>',
    all,
    ['hostile'],
    [],
    [],
    '<{img} {src}={x} {onerror}={alert}({1})> hostile',
  ],
  ['onerror', all, ['hostile'], [], [], '<img src=x {onerror}=alert(1)> hostile'],
  ['fish', all, ['entities'], [], [], '{Fish} &amp; chips &lt;b&gt;'],
  ['amp', all, ['entities'], [], [], 'Fish &{amp}; chips &lt;b&gt;'],
  ['deposit', all, [], ['deposit'], [], 'How big a {deposit} for a first home?'],
  ['whanau', all, [], ['whanau'], [], 'Cover for a young {whānau}'],
  ['kainga', all, [], ['emoji'], [], 'Houses 🏡 and {kāinga}'],
  ['kainga 🏡', all, [], ['emoji'], [], 'Houses 🏡 and {kāinga}'],
  ['cover life', all, ['insurance'], ['whanau'], []],
  ['trauma', preview, ['insurance'], ['whanau'], []],
  ['refix', all, ['refix'], [], ['siobhan'], '{Refix} your rate'],
  ['rate fixed', all, ['refix'], [], [], 'Refix your {rate}'],
  ['qqqq', all, [], [], []],
  ['home qqqq', all, [], [], []],
  ['lon', all, [], [], []], // too short for a typo
  ['a+b&c=d', all, [], [], []],
  ['777777%', all, [], [], []],
];

/** A record of the hosted search. */
interface SearchRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** The id of an adviser in the records below, by its last digits. */
export const guid = (last: string) => `3f5dbe22-82cd-486e-bb4d-${last.padStart(12, '0')}`;
const page = (slug: string, title: string, description: string): SearchRecord => ({
  objectID: slug,
  type: 'page',
  path: `/${slug}`,
  title,
  description,
});
const adviser = (slug: string, title: string, description: string): SearchRecord => ({
  ...page(slug, title, description),
  objectID: slug,
  type: 'adviser',
  GUID: guid(String(slug.length)),
});
const post = (slug: string, title: string, description: string): SearchRecord => ({
  ...page(slug, title, description),
  type: 'post',
  catid: 'insurance',
});

/** Enough records to be loaded in several batches; none of the searches finds them. */
const filler = Array.from({ length: 1250 }, (_, index) => page(`zzz-${index}`, `Zzz ${index}`, 'Zzz'));

/** The records that the table of searches runs on. */
export const searchRecords = {
  pages: [
    page('home-loans', 'Home loans', 'First home, next home or a build. We compare lenders.'),
    page('refix', 'Refix your rate', 'Your fixed rate is ending? See the choices for your home.'),
    page('insurance', 'Insurance', 'Life, trauma, income and health cover that fits your household.'),
    page('whangarei', 'Our office in Whangārei', 'Step-free from the street.'),
    page('kaikohe', 'Kaikohe Ma\u0304ori centre', 'Decomposed on purpose.'),
    page('hostile', '<img src=x onerror=alert(1)> hostile', "\"><script>alert('hostile')</script>"),
    page('entities', 'Fish &amp; chips &lt;b&gt;', 'Entities stay as they are.'),
    page('no-description', 'Mortgage words', ''),
    page('calculator', 'Mortgage calculator', 'What would a loan cost a month?'),
    ...filler,
    adviser('aroha', 'Aroha Tautari-Reed', 'Home loans in Whangārei.'),
    adviser('colin', 'Colin Maybury', 'Business loans in Kerikeri.'),
    adviser('siobhan', "Siobhán O'Hanlon-Petty", 'Insurance and refixing.'),
  ],
  blog: [
    post('deposit', 'How big a deposit for a first home?', 'Ten per cent, twenty, or less.'),
    post('excess', 'What an excess is', 'The part of an insurance claim that you pay yourself.'),
    post('whanau', 'Cover for a young whānau', 'Life, trauma and income cover.'),
    post('emoji', 'Houses 🏡 and kāinga', 'A house is a home.'),
  ],
};
