import { sampleAdvisers } from '../advisers/sample-advisers.ts';
import type { SearchRecord, SearchRecords } from './search-record.ts';

const pages: readonly Omit<SearchRecord, 'objectID'>[] = [
  {
    path: '/',
    title: 'Home loan, insurance and lending advice',
    description:
      'Talk a home loan, insurance or a loan through with an adviser who knows your part of New Zealand.',
  },
  {
    path: '/about-us/contact-us',
    title: 'Contact us',
    description: 'Ring us, write to us, or leave your number, and we call you back.',
  },
  {
    path: '/find-help',
    title: 'Get a call from an adviser',
    description:
      'Leave your details and an adviser in your local area calls you, from Whangārei to Ōtautahi.',
  },
  {
    path: '/property-report',
    title: 'Order a property report',
    description: 'What a home is worth, what sold nearby, and what the bank will ask.',
  },
  {
    path: '/become-an-adviser',
    title: 'Become an adviser',
    description: 'Work where you live, with your own customers and our people behind you.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'Which details we keep, what for, and who sees them.',
  },
];

const posts: readonly Omit<SearchRecord, 'objectID'>[] = [
  {
    path: '/blog/home-finance-property/first-home-deposit',
    catid: 'home-finance-property',
    title: 'How big does a first home deposit have to be?',
    description: 'Ten per cent, twenty, or less with a scheme: what lenders look at.',
  },
  {
    path: '/blog/personal-finance/fixed-rate-ends',
    catid: 'personal-finance',
    title: 'Your fixed rate ends: three things to do',
    description: 'Put the date in your calendar, ask what a break would cost, and compare.',
  },
  {
    path: '/blog/insurance/cover-for-a-young-whanau',
    catid: 'insurance',
    title: 'Cover for a young whānau',
    description: 'Life, trauma and income cover, and which of them comes first.',
  },
  {
    path: '/blog/small-business/cash-flow-in-a-wet-season',
    catid: 'small-business',
    title: 'Cash flow in a wet season',
    description: 'Breathing space for growers and small shops, before it is needed.',
  },
];

export const sampleRecords: SearchRecords = {
  pages: [
    ...pages.map((page) => ({ objectID: page.path as string, type: 'page', ...page })),
    ...sampleAdvisers.map(({ guid, name }) => ({
      objectID: guid,
      type: 'adviser',
      GUID: guid,
      path: `/advisers/${guid.toLowerCase()}`,
      title: name,
      description: `${name} helps with home loans, insurance and refixing.`,
    })),
  ],
  blog: posts.map((post) => ({ objectID: post.path as string, type: 'post', ...post })),
};
