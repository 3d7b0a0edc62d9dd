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
