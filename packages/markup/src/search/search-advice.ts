import { isSameWord, wordsOf } from './search-words.ts';

/** What to take for something that no widget does. */
export interface SearchAdvice {
  readonly sentence: string;
  /** Names of the widgets to take instead, best first. */
  readonly widgets: readonly string[];
}

interface Wish extends SearchAdvice {
  /** A request that has every word of one of them is such a wish. */
  readonly asked: readonly string[];
}

/** What people look for and no widget does. The sentences name widgets by their titles. */
const wishes: readonly Wish[] = [
  {
    asked: [
      ...['testimonial', 'review', 'customer story', 'client story', 'success story'],
      ...['customers say', 'customers saying', 'clients say', 'clients saying', 'people say', 'say about us'],
    ],
    sentence:
      'No widget is made for testimonials or reviews. Put a quote into “Announcement”, several with pictures into “Image carousel”, or write them as text of your page. “Marketing request survey” asks customers for a rating.',
    widgets: ['announcement', 'image-carousel', 'request-survey'],
  },
  {
    asked: ['whatsapp', 'whats app'],
    sentence:
      'No widget is made for WhatsApp. Put a link to https://wa.me/ and your number, for example https://wa.me/64210000000, into “Sticky bar for phones” or into any text.',
    widgets: ['sticky-mobile-bar'],
  },
  {
    asked: ['cookie', 'consent', 'gdpr'],
    sentence:
      'No widget asks for consent to cookies. Use the consent tool of your site: the widgets follow its answer once your developers pass it on with AdviserWidgets.consent.',
    widgets: [],
  },
  {
    asked: ['opening hours', 'office hours', 'business hours', 'opening times'],
    sentence:
      'No widget is made for opening hours. Put them into “Announcement”; for a change of a few days, take “Notice banner”.',
    widgets: ['announcement', 'notice-banner'],
  },
  {
    asked: ['social', 'facebook', 'instagram', 'linkedin', 'twitter', 'tiktok'],
    sentence:
      'No widget shows posts of social networks. If the network gives you the address of a page to embed, put it into “Iframe embed”; otherwise link to your profile.',
    widgets: ['iframe-embed'],
  },
  {
    asked: ['calculator'],
    sentence:
      'No widget calculates. Put a calculator that you have, or one of a provider, into “Iframe embed”; “Calculator navigation” links to several.',
    widgets: ['iframe-embed', 'calculator-nav'],
  },
  {
    asked: ['newsletter', 'mailing list', 'subscribe', 'sign up', 'signup'],
    sentence:
      '“Subscription centre” unsubscribes people, and subscribes again those who left. It does not sign up new people: put the sign-up page of your email tool into “Iframe embed”, or link to it.',
    widgets: ['subscription-centre'],
  },
  {
    asked: ['event', 'calendar', 'webinar', 'seminar'],
    sentence:
      'No widget shows events or a calendar. Put the next event into “Announcement”, or the calendar of another service into “Iframe embed”.',
    widgets: ['announcement', 'iframe-embed'],
  },
  {
    asked: ['price', 'pricing', 'price table', 'rate table', 'table'],
    sentence:
      'No widget is made for prices or tables. Use a table of your CMS; “Collapse” can hold the conditions below it.',
    widgets: ['collapse'],
  },
];

/** Every word that leads to advice. */
export const advisedWords: readonly string[] = wishes.flatMap(({ asked }) => asked.flatMap(wordsOf));

/** Returns what to take for something that is asked for and no widget does; `undefined` for other requests. */
export function findAdvice(text: string): SearchAdvice | undefined {
  const words = wordsOf(text);
  const has = (phrase: string) =>
    wordsOf(phrase).every((part) => words.some((word) => isSameWord(word, part)));
  return wishes.find(({ asked }) => asked.some(has));
}
