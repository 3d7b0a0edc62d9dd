import { expect, test } from 'vitest';
import { isForeignSetting, isTranslatedName, meantSetting } from './translated.ts';

const known = ['heading', 'sub-heading', 'button-text', 'campaign-id', 'adviser-id', 'tracking-number'];

test.each([
  ['données-campagne-id', 'campaign-id'],
  ['données-titre', 'heading'],
  ['data-texte-du-bouton', 'button-text'],
  ['datos-campaña-id', 'campaign-id'],
  ['daten-überschrift', 'heading'],
  ['data-emplacement', undefined],
  ['data-aos', undefined],
  ['data-titre', 'heading'],
  ['data-id', undefined],
])('%s was %s', (name, setting) => {
  expect(meantSetting(name, known)).toBe(setting);
});

test('the place of a map is its address', () => {
  expect(meantSetting('data-emplacement', ['heading', 'address', 'zoom'])).toBe('address');
});

test.each([
  ['data-emplacement', true],
  ['data-titre', true],
  ['data-texte-du-bouton', true],
  ['data-ubicación', true],
  ['data-ubicacion', true],
  ['data-standort', true],
  ['data-luogo', true],
  ['data-plaats', true],
  ['data-wahitau', true],
  ['data-überschrift', true],
  ['data-aos', false],
  ['data-test', false],
  ['data-testid', false],
  ['data-colour', false],
  ['data-image', false],
  ['data-title', false],
  ['data-text', false],
  ['data-campaign', false],
  ['data-number', false],
  ['data-block', false],
  ['data-elementor-type', false],
  ['data-w-id', false],
  ['data-de', false],
  ['emplacement', false],
  ['data-', false],
])('%s is a name in another language: %s', (name, isForeign) => {
  expect(isForeignSetting(name)).toBe(isForeign);
});

test.each([
  ["formulaire de demande d'appel", true],
  ['rückruf-formular', true],
  ['request-call-form', false],
  ['«', false],
])('%s was translated: %s', (name, isTranslated) => {
  expect(isTranslatedName(name)).toBe(isTranslated);
});
