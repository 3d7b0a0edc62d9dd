import {
  fakeSearchConfig,
  installFakeSearch,
  type FakeAnswer,
  type FakeRecord,
} from '@adviser-widgets/testing';
import { configurePage } from '../page.ts';

/** Story `parameters` of the search. */
interface SearchParameters {
  readonly search?: FakeAnswer;
}

const people = [
  'Mārama Ōhara',
  'Tāne Whangārei-Smith',
  'Jo Bloggs',
  'Hēmi Waitoa',
  'Fleur D’Arcy-Munn',
  'Min-ji Hwang',
];

/** Enough of each kind for every group to have a toggle. */
const records: readonly FakeRecord[] = [
  ...Array.from({ length: 12 }, (_, index) => ({
    path: `/home-loans-${index + 1}`,
    title: index < 3 ? `Home loans, part ${index + 1}` : `What a bank asks, part ${index - 2}`,
    description:
      'What a bank asks before it lends for a home, and how an adviser in Whangārei or anywhere else answers it for you, in plain words.',
  })),
  ...Array.from({ length: 6 }, (_, index) => ({
    path: `/blog/home-${index + 1}`,
    title: `A home of your own, and what comes with it ${index + 1}`,
    description: 'Ten things nobody tells you.',
    catid: 'home-finance-property',
  })),
  ...people.map((name, index) => ({
    path: `/advisers/${index}`,
    title: name,
    description: 'Helps with home loans and insurance.',
    GUID: `3f2504e0-4f89-11d3-9a0c-0305e82c330${index}`,
  })),
];

/** Gives a story a search with these records, and its configuration. Returns a function that undoes it. */
export function prepareSearch({ parameters }: { parameters: SearchParameters }): () => void {
  configurePage({ brand: 'acme', productName: 'Tussock & Tide', search: fakeSearchConfig });
  const search = installFakeSearch(records);
  search.standard = parameters.search ?? 200;
  return search.remove;
}
