import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Aroha Ngata', 'aroha ngata'],
  ['AROHA NGATA', 'aroha ngata'],
  ['Mārama Tūhoe', 'marama tuhoe'],
  ['Ma\u0304rama', 'marama'],
  ['José Núñez', 'jose nunez'],
  ['İlker', 'ilker'],
  ['O’Neill', "o'neill"],
  ['O‘Neill', "o'neill"],
  ['Tauʻa', "tau'a"],
  ['Taʼu', "ta'u"],
  ['O`Neill', "o'neill"],
  ['Ngata-Smith', 'ngata-smith'],
  ['  Aroha\u00a0 \n Ngata ', 'aroha ngata'],
  ['Aro\u200bha\u00ad', 'aroha'],
  ['李 小龍', '李 小龍'],
  ['\u200b \u2060', ''],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldName(text)).toBe(folded);
});
