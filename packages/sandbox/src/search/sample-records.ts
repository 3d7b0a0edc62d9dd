import { sampleAdvisers } from '../advisers/sample-advisers.ts';
import type { SearchRecords } from './search-record.ts';

type Row = readonly [path: string, title: string, description: string];

const pages: readonly Row[] = [
  [
    '/',
    'Home loan, insurance and lending advice',
    'Talk it through with an adviser who knows your part of NZ.',
  ],
  ['/about-us/contact-us', 'Contact us', 'Ring us, write to us, or leave your number, and we call you back.'],
  ['/find-help', 'Get a call from an adviser', 'Someone in your area calls you, from Whangārei to Ōtautahi.'],
  ['/property-report', 'Order a property report', 'What a home is worth, and what the bank will ask.'],
  ['/become-an-adviser', 'Become an adviser', 'Work where you live, with our people behind you.'],
  ['/privacy-policy', 'Privacy policy', 'Which details we keep, what for, and who sees them.'],
];

const posts: readonly Row[] = [
  ['/blog/home-finance-property/first-home-deposit', 'How big a deposit?', 'Ten per cent, twenty, or less.'],
  ['/blog/personal-finance/fixed-rate-ends', 'Your fixed rate ends', 'Ask what a break costs, and compare.'],
  ['/blog/insurance/cover-for-a-young-whanau', 'Cover for a young whānau', 'Life, trauma and income cover.'],
  [
    '/blog/small-business/cash-flow',
    'Cash flow in a wet season',
    'Breathing space for growers and small shops.',
  ],
];

/** What the search finds unless it is given other records. */
export const sampleRecords: SearchRecords = {
  pages: [
    ...pages.map(([path, title, description]) => ({
      objectID: path,
      type: 'page',
      path,
      title,
      description,
    })),
    ...sampleAdvisers.map(({ guid, name }) => ({
      objectID: guid,
      type: 'adviser',
      GUID: guid,
      path: `/advisers/${guid.toLowerCase()}`,
      title: name,
      description: `${name} helps with home loans, insurance and refixing.`,
    })),
  ],
  blog: posts.map(([path, title, description]) => {
    const catid = path.split('/')[2];
    return { objectID: path, type: 'post', path, title, description, catid };
  }),
};
