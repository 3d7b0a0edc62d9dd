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
