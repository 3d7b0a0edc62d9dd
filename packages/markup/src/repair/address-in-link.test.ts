import { expect, test } from 'vitest';
import { addressInLink, isMapLink } from './address-in-link.ts';

const address = '12 Main Road, Nelson 7010';
const plus = '12+Main+Road,+Nelson+7010';

test.each([
  `https://www.google.com/maps/place/${plus}/@-41.27,173.28,17z/data=!3m1!4b1`,
  `https://www.google.co.nz/maps/search/${plus}`,
  `https://www.google.com/maps/search/?api=1&query=${plus}`,
  `https://www.google.com/maps?q=${plus}`,
  `https://maps.google.com/?q=${plus}&z=12`,
  `https://www.google.com/maps/dir/?api=1&destination=${plus}`,
  `https://www.google.com/maps/dir/Wellington/${plus}/@-41.2,174.1,8z`,
  `https://maps.apple.com/?address=${plus}&ll=-41.2,173.2`,
  `https://www.openstreetmap.org/search?query=${plus}#map=12`,
])('%s has an address', (link) => {
  expect(addressInLink(link)).toBe(address);
});

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://www.google.com/maps/@-41.27,173.28,17z',
  'https://www.google.com/maps?q=-41.27,173.28',
  '12 Main Road, Nelson',
  'https://www.google.com/search?q=nelson',
])('%s has none', (link) => {
  expect(addressInLink(link)).toBeUndefined();
});

test('knows a short link as one to a map', () => {
  expect(isMapLink('https://maps.app.goo.gl/abc123')).toBe(true);
});
