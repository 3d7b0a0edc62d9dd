import type { FakeAnswer } from '@adviser-widgets/testing';

/** Advisers as an API might return them. */
export const aroha = {
  guid: '3f5dbe22-82cd-486e-bb4d-bdff4c2066e3',
  name: 'Aroha Tautari-Reed',
  image: new URL('./portrait.svg?no-inline', import.meta.url).href, // `data:` URLs are not accepted as photos
  link: '/advisers/aroha-tautari-reed',
  phone: '0800 000 101',
  specialties: ['Home loans', 'Refix'],
};

export const colin = {
  ...aroha,
  guid: '',
  name: 'Colin Maybury',
  image: '',
  phone: '0800 000 102',
  specialties: 'Business loans, Investment loans',
};

export const siobhan = {
  ...aroha,
  guid: '',
  name: "Siobhán O'Hanlon-Petty",
  image: '/no-such-photo.jpg',
  specialties: ['Insurance'],
};

/** A response of the adviser search. */
export function answerOf(...advisers: readonly object[]): FakeAnswer {
  return { status: 200, body: JSON.stringify({ advisers }) };
}
