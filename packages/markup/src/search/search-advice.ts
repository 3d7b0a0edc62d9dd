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
  /** So does a request with one of these words, in this form only: "rates" are none of the "ratings" of customers. */
  readonly exactWords?: readonly string[];
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
    asked: ['christmas hours', 'easter hours', 'holiday hours', 'holiday opening', 'christmas opening'],
    sentence:
      'Put hours of a few days into “Notice banner”, and set its first and last day. For hours that stay, take “Announcement”.',
    widgets: ['notice-banner', 'announcement'],
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
    asked: ['price', 'pricing', 'price table', 'rate table', 'interest rate', 'table'],
    exactWords: ['rates'],
    sentence:
      'No widget is made for prices, rates or tables. Use a table of your CMS; “Collapse” can hold the conditions below it.',
    widgets: ['collapse'],
  },
  {
    asked: ['thank you', 'thanks', 'success message', 'confirmation'],
    sentence:
      'The text after a form is sent belongs to the form: write it into the slot success, for example of “Request a call”, “Get a callback” or “Short contact form”.',
    widgets: ['request-call-form', 'callback-form', 'short-contact-form'],
  },
  {
    asked: ['logo', 'partner', 'sponsor', 'badge', 'award'],
    sentence:
      'No widget is made for a row of logos. Put the pictures into “Image carousel”, or beside each other into your page.',
    widgets: ['image-carousel'],
  },
  {
    asked: ['quiz', 'poll', 'questionnaire', 'vote'],
    sentence:
      'No widget is made for quizzes or polls. Put one of another service into “Iframe embed”. “Marketing request survey” asks customers for four ratings.',
    widgets: ['iframe-embed', 'request-survey'],
  },
  {
    asked: ['countdown', 'count down', 'timer', 'clock'],
    sentence: 'No widget counts down. Write the date into “Notice banner”, and set its first and last day.',
    widgets: ['notice-banner'],
  },
  {
    asked: ['upload', 'attach', 'attachment', 'send a file', 'document'],
    sentence:
      'No form takes files. Put the upload page of another service into “Iframe embed”, or ask for files when you answer a “Short contact form”.',
    widgets: ['iframe-embed', 'short-contact-form'],
  },
  {
    asked: ['campaign', 'tracking number'],
    sentence:
      'Every lead form has a setting for the id of the campaign, and sends it with the lead. Take “Request a call” for most pages.',
    widgets: ['request-call-form'],
  },
  {
    asked: [
      ...['broken quote', 'wrong quote', 'curly quote', 'fix snippet', 'broken snippet', 'fix markup'],
      ...['broken markup', 'repair', 'broken code', 'fix code', 'edit snippet'],
    ],
    sentence:
      'Paste the snippet under Edit or fix what you already have: the builder repairs quotes, spaces and names.',
    widgets: [],
  },
  {
    asked: ['language', 'translate', 'translation', 'multilingual', 'te reo'],
    sentence:
      'Every widget speaks your language: write its headings, buttons and slots in it. Your developers translate all other texts, under messages in the configuration.',
    widgets: [],
  },
];

/** Every word that leads to advice. */
export const advisedWords: readonly string[] = wishes.flatMap(({ asked, exactWords = [] }) => [
  ...asked.flatMap(wordsOf),
  ...exactWords,
]);

/** Returns what to take for something that is asked for and no widget does; `undefined` for other requests. */
export function findAdvice(text: string): SearchAdvice | undefined {
  const words = wordsOf(text);
  const has = (phrase: string) =>
    wordsOf(phrase).every((part) => words.some((word) => isSameWord(word, part)));
  return wishes.find(
    ({ asked, exactWords = [] }) => asked.some(has) || exactWords.some((word) => words.includes(word)),
  );
}
