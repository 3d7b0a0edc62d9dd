import { expect, test } from 'vitest';
import { isTranslatedName, meantSetting } from './translated.ts';

const known = ['heading', 'sub-heading', 'button-text', 'campaign-id', 'adviser-id', 'tracking-number'];

test.each([
  ['données-campagne-id', 'campaign-id'],
  ['données-titre', 'heading'],
  ['data-texte-du-bouton', 'button-text'],
  ['datos-campaña-id', 'campaign-id'],
  ['daten-überschrift', 'heading'],
  ['data-emplacement', undefined],
  ['data-aos', undefined],
  ['data-id', undefined],
])('%s was %s', (name, setting) => {
  expect(meantSetting(name, known)).toBe(setting);
});

test.each([
  ["formulaire de demande d'appel", true],
  ['rückruf-formular', true],
  ['request-call-form', false],
  ['«', false],
])('%s was translated: %s', (name, isTranslated) => {
  expect(isTranslatedName(name)).toBe(isTranslated);
});
