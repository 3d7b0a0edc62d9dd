import { expect, test } from 'vitest';
import { initialsOf } from './Photo.tsx';

test.each([
  ['Aroha Tautari-Reed', 'AT'],
  ['Te Rangi Wharepapa', 'TW'],
  ['Ōtene', 'Ō'],
  ["siobhán o'hagan", 'SO'],
  ['李 娜', '李娜'],
  ['<b>Aroha</b> <img src=x onerror=alert(1)>', 'BO'],
  ['Aroha Ōtene 2', 'A'],
  ['1 2 3', ''],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
