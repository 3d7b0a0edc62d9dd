import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regions as builtIn } from '@adviser-widgets/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAdvisers } from './advisers.ts';
import { folders } from './folders.ts';
import { siteAdvisers } from './site-advisers.ts';
import { startTestSite } from './start-test-site.ts';

const regions = readAdvisers(folders.content);
const advisers = regions.flatMap((region) => region.advisers);

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the advisers', () => {
  it('work in every region the forms offer, in the same order', () => {
    expect(regions.map(({ name, postcode }) => ({ name, postcode }))).toEqual(builtIn);
    expect(regions.filter((region) => region.advisers.length === 0)).toEqual([]);
  });

  it('are sixty or more, each with a unique id and URL', () => {
    expect(advisers.length).toBeGreaterThanOrEqual(60);
    expect(repeated(advisers.map(({ guid }) => guid.toLowerCase()))).toEqual([]);
    expect(repeated(advisers.map(({ path }) => path))).toEqual([]);
    expect(repeated(advisers.map(({ phone }) => phone))).toEqual([]);
  });

  it('have names with macrons, apostrophes, hyphens and several words, and two share theirs', () => {
    const names = advisers.map(({ name }) => name);
    for (const kind of [/[āēīōū]/, /'/, /-/, /^\S+ \S+ \S+/])
      expect(names.filter((name) => kind.test(name)).length).toBeGreaterThan(2);
    expect(repeated(names)).toEqual(['Rachel Thornley']);
  });

  it('include ids in capitals, as some systems write them', () => {
    expect(advisers.some(({ guid }) => /^[^a-z]*[A-F][^a-z]*$/.test(guid))).toBe(true);
  });

  it('introduce themselves in two or three sentences', () => {
    const sentences = (text: string) => text.match(/[.?!](?= [A-Z]|$)/g)?.length ?? 0;
    const odd = advisers.filter(({ profile }) => ![2, 3].includes(sentences(profile)));
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['Pieter van Doornum', 'PD'],
    ["Siobhán O'Hanlon-Petty", 'SO'],
    ['Te Rangi Wharepapa', 'TW'],
  ])('%s has the initials %s', (name, initials) => {
    expect(advisers.find((adviser) => adviser.name === name)?.initials).toBe(initials);
  });

  it('go to the API with their region, page and specialties', () => {
    expect(siteAdvisers()).toHaveLength(advisers.length);
    const [first] = advisers;
    expect(siteAdvisers()[0]).toEqual({
      guid: first?.guid,
      name: first?.name,
      postcode: '0110',
      phone: first?.phone,
      specialties: ['Home loans', 'Refix'],
      link: first?.path,
      hasPhoto: true,
    });
  });
});

describe('a profile', () => {
  it.each(advisers)(
    'of $name at $path has the phone, the text and a form to this adviser',
    async (adviser) => {
      const ask = await startTestSite();
      const { status, $ } = await ask(adviser.path);
      expect(status).toBe(200);
      expect($('h1').text()).toBe(adviser.name);
      expect($('title').text()).toBe(`${adviser.name}, adviser in ${adviser.town} | Tussock & Tide Advisers`);
      expect($('meta[name=description]').attr('content')?.length).toSatisfy(
        (length: number) => length >= 50 && length <= 170,
      );
      expect($('main [data-widget]').attr()).toMatchObject({
        class: 'aw-widget',
        'data-widget': 'contact-adviser-form',
        'data-adviser-id': adviser.guid,
        'data-heading': `Write to ${adviser.firstName}`,
      });
      const phone = `a[href="tel:${adviser.phone.replaceAll(' ', '')}"]`;
      expect($(`main [data-widget] > p ${phone}`).text()).toBe(adviser.phone);
      expect($('main').text()).toContain(adviser.profile);
      expect($('.specialties svg')).toHaveLength(adviser.specialties.length);
    },
  );
});

describe('the list of advisers', () => {
  it('links to every profile and every phone number, by region', async () => {
    const ask = await startTestSite();
    const { $ } = await ask('/advisers');
    const listed = regions.map(({ id }) => {
      const section = $(`section[aria-labelledby="${id}"]`);
      const hrefs = section
        .find('a')
        .map((_, link) => $(link).attr('href'))
        .get();
      return [section.find('h2').text(), ...hrefs];
    });
    expect(listed).toEqual(
      regions.map(({ name, advisers: own }) => [
        name,
        ...own.flatMap(({ path, phone }) => [path, `tel:${phone.replaceAll(' ', '')}`]),
      ]),
    );
  });
});

describe('a content file of advisers', () => {
  const written = (change: (text: string) => string) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'advisers.yaml'), change(example));
    return () => readAdvisers(folder);
  };
  const example = `specialties: { refix: Refix }
regions:
  - region: Taupō
    postcode: "3330"
    advisers:
      - guid: 3f2504e0-4f89-11d3-9a0c-0305e82c3301
        slug: a-b
        firstName: A
        lastName: B
        town: Taupō
        phone: 0800 000 101
        specialties: [refix]
        profile: Text.
`;

  it.each([
    [
      'an invalid id',
      (text: string) => text.replace('3f2504e0', 'x'),
      /advisers\.yaml cannot be used\.\n {2}regions\.0\.advisers\.0\.guid: /,
    ],
    ['a postcode that lost its zero', (text: string) => text.replace('"3330"', '330'), /postcode: /],
    [
      'a specialty that is not listed',
      (text: string) => text.replace('[refix]', '[refixing]'),
      /a-b has the specialty "refixing", which is not one of refix\./,
    ],
  ])('with %s is an error that names the place', (_, change, message) => {
    expect(written(change)).toThrow(message);
  });

  it('without mistakes is read', () => {
    expect(written((text) => text)()).toMatchObject([
      { id: 'taupo', advisers: [{ name: 'A B', path: '/advisers/a-b' }] },
    ]);
  });
});
