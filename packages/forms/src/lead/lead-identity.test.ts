// @vitest-environment jsdom
import { leadKinds } from '@adviser-widgets/core';
import { isUuid, readConfig, surveyKind } from '@adviser-widgets/core/internal';
import { afterEach, describe, expect, test } from 'vitest';
import { leadDestination, type LeadDestination } from './send-lead.ts';
import { createLeadIdentity, leadLifetimeMs, parseTriedLead, type LeadIdentity } from './lead-identity.ts';
import { pagePlace, type PageRoute } from './page-place.ts';

const here = { place: 'here' };

function createAt(start = 1_000_000) {
  const clock = { now: start };
  return { clock, identity: createLeadIdentity(() => clock.now) };
}

test('names a lead by a UUID', () => {
  expect(isUuid(createAt().identity.begin(here).submissionId)).toBe(true);
});

test('has a different id for each form', () => {
  expect(createAt().identity.begin(here).submissionId).not.toBe(createAt().identity.begin(here).submissionId);
});

test('keeps the id across attempts', () => {
  const { identity } = createAt();
  expect(identity.begin(here).submissionId).toBe(identity.begin(here).submissionId);
});

test('keeps the id it started with', () => {
  const { identity } = createAt();
  expect(identity.begin(here).submissionId).toBe(identity.nameFor('Aroha', here).id);
});

test('counts the attempts', () => {
  const { identity } = createAt();
  expect(identity.begin(here).attempt).toBe(1);
  expect(identity.begin(here).attempt).toBe(2);
});

describe('after success or reset', () => {
  test('has a new id', () => {
    const { identity } = createAt();
    const first = identity.begin(here);
    identity.renew();
    expect(identity.begin(here).submissionId).not.toBe(first.submissionId);
  });

  test('counts from one again', () => {
    const { identity } = createAt();
    identity.begin(here);
    identity.renew();
    expect(identity.begin(here).attempt).toBe(1);
  });

  test('has its first revision', () => {
    const { identity } = createAt();
    identity.nameFor('Aroha', here);
    identity.nameFor('Mārama', here);
    identity.renew();
    expect(identity.nameFor('Hēmi', here).revision).toBe(1);
  });
});

describe('the content revision', () => {
  const revisionsOf = (...contents: string[]) => {
    const { identity } = createAt();
    return contents.map((content) => identity.nameFor(content, here).revision);
  };

  test('stays the same for the same content', () => {
    expect(revisionsOf('021 555 0000', '021 555 0000')).toEqual([1, 1]);
  });

  test('rises with different content', () => {
    expect(revisionsOf('021 555 0000', '021 555 0001')).toEqual([1, 2]);
  });

  test('rises when the first content returns, as the API has stored the second', () => {
    expect(revisionsOf('021 555 0000', '021 555 0001', '021 555 0000')).toEqual([1, 2, 3]);
  });

  test('survives a reload', () => {
    const { identity } = createAt();
    identity.nameFor('021 555 0000', here);
    const again = createAt().identity;
    const tried = parseTriedLead(JSON.parse(JSON.stringify(identity.tried())));
    if (tried) again.adopt(tried);
    expect(again.nameFor('021 555 0000', here).revision).toBe(1);
    expect(again.nameFor('021 555 0001', here).revision).toBe(2);
  });
});

test('on the screen it is the same lead, however long ago its last attempt was (R57)', () => {
  const { clock, identity } = createAt();
  const { submissionId } = identity.begin(here);
  clock.now += 10 * leadLifetimeMs;
  expect(identity.begin(here).submissionId).toBe(submissionId);
});

describe('after a reload', () => {
  test.each([
    [leadLifetimeMs, true],
    [leadLifetimeMs + 1, false],
    [-5000, true], // a clock that is corrected
    [-leadLifetimeMs - 1, false],
  ])('%i ms after the last attempt it is the same lead: %s', (time, isSame) => {
    const { clock, identity } = createAt();
    identity.adopt({ ...here, id: 'kept', revision: 1, content: '', triedAt: clock.now - time });
    expect(identity.begin(here).submissionId === 'kept').toBe(isSame);
  });

  test.each<[string, (identity: LeadIdentity) => void]>([
    ['a press', (identity) => void identity.begin(here)],
    ['a request', (identity) => void identity.nameFor('sent when the connection was back', here)],
  ])('the time counts from the last attempt: %s', (_what, attempt) => {
    const { clock, identity } = createAt();
    identity.begin(here);
    clock.now += leadLifetimeMs;
    attempt(identity);
    expect(identity.tried()?.triedAt).toBe(clock.now);
  });
});

describe('where it goes', () => {
  /** One attempt after another; returns how many leads they are. */
  const leadsOf = (...destinations: LeadDestination[]) => {
    const { identity } = createAt();
    return new Set(destinations.map((to) => identity.nameFor('content', to).id)).size;
  };

  test.each<[string, LeadDestination, LeadDestination, number]>([
    ['one place', { place: 'a' }, { place: 'a' }, 1],
    ['two places', { place: 'a' }, { place: 'b' }, 2],
    ['one adviser of the visitor', { place: 'a', adviser: 'x' }, { place: 'a', adviser: 'x' }, 1],
    ['two advisers of the visitor', { place: 'a', adviser: 'x' }, { place: 'a', adviser: 'y' }, 2],
    ['a picked adviser after that', { place: 'a', adviser: 'x' }, { place: 'a' }, 1],
    ['a picked adviser before that', { place: 'a' }, { place: 'a', adviser: 'x' }, 1],
  ])('%s: %j and %j are %i leads', (_name, first, second, count) => {
    expect(leadsOf(first, second)).toBe(count);
  });

  test('a picked adviser in between does not join the leads of two advisers', () => {
    const [x, picked, y] = [{ place: 'a', adviser: 'x' }, { place: 'a' }, { place: 'a', adviser: 'y' }];
    expect(leadsOf(x, picked, y)).toBe(2);
  });

  test('another lead has its first revision and attempt', () => {
    const { identity } = createAt();
    identity.begin({ place: 'a' });
    identity.nameFor('one', { place: 'a' });
    expect(identity.begin({ place: 'b' }).attempt).toBe(1);
    expect(identity.nameFor('two', { place: 'b' }).revision).toBe(1);
  });

  test('a draft that names a lead of another place does not give it its id', () => {
    const { identity } = createAt();
    identity.adopt({ place: 'a', id: 'kept', revision: 1, content: '', triedAt: 1_000_000 });
    expect(identity.begin({ place: 'b' }).submissionId).not.toBe('kept');
  });
});

describe('where a lead goes', () => {
  const adviserA = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  const adviserB = '5a2504e0-4f89-11d3-9a0c-0305e82c33ff';
  const setCookie = (name: string, value: string) => {
    document.cookie = `${name}=${value}`;
  };

  afterEach(() => {
    for (const name of ['aaid', 'lib_campaign', 'user_class']) document.cookie = `${name}=; max-age=0`;
  });

  const config = readConfig({ json: { brand: 'acme' }, hostname: 'www.example.nz' }).config;
  const isSame = (picked: string, change: () => void, route: Partial<PageRoute> = {}) => {
    const before = leadDestination({ kind: leadKinds.callback, ...route }, picked, config);
    change();
    const after = leadDestination({ kind: leadKinds.callback, ...route }, picked, config);
    return before.place === after.place && before.adviser === after.adviser;
  };

  test.each<[string, boolean, string, () => void, Partial<PageRoute>?]>([
    ['nothing changes', true, '', () => {}],
    ["the visitor's adviser changes", false, '', () => setCookie('aaid', adviserA)],
    ['… but one is picked', true, adviserB, () => setCookie('aaid', adviserA)],
    ['… but the page has one', true, '', () => setCookie('aaid', adviserA), { adviserId: adviserB }],
    ['… but it is no id', true, '', () => setCookie('aaid', 'script')],
    ['… but no adviser is sent', true, '', () => setCookie('aaid', adviserA), { kind: surveyKind }],
    ["the visitor's campaign changes", false, '', () => setCookie('lib_campaign', 'MAIL')],
    ['… but the page has one', true, '', () => setCookie('lib_campaign', 'MAIL'), { campaignId: 'SPRING' }],
    ['another cookie changes', true, '', () => setCookie('user_class', 'x')],
  ])('%s: the same destination: %s', (_what, expected, picked, change, route) => {
    expect(isSame(picked, change, route)).toBe(expected);
  });

  test('differs by kind, though two kinds have one address', () => {
    const [one, other] = [leadKinds.contact, leadKinds.callback].map((kind) => pagePlace({ kind }, config));
    expect(one).not.toBe(other);
  });

  test('is a digest', () => {
    expect(pagePlace({ kind: leadKinds.callback, adviserId: adviserA }, config)).not.toContain(adviserA);
  });
});

test('stores nothing before the first attempt', () => {
  expect(createAt().identity.tried()).toBeUndefined();
});

test('stores nothing of the content', () => {
  const { identity } = createAt();
  identity.nameFor('Mārama 021 555 0000', here);
  expect(JSON.stringify(identity.tried())).not.toMatch(/Mārama|555/);
});

describe('a stored identity, which any script of the page can write', () => {
  const good = { id: 'kept', revision: 2, content: 'a-b', triedAt: 1000, place: 'c-d', adviser: 'e-f' };

  test('is read back', () => {
    expect(parseTriedLead(good)).toEqual(good);
  });

  test.each([
    ['null', null],
    ['a text', 'kept'],
    ['no id', { ...good, id: undefined }],
    ['an id that is not text', { ...good, id: 5 }],
    ['a revision that is not a whole number', { ...good, revision: 1.5 }],
    ['no time', { ...good, triedAt: undefined }],
    ['no place', { ...good, place: undefined }],
  ])('is ignored: %s', (_name, given) => {
    expect(parseTriedLead(given)).toBeUndefined();
  });

  test('has a revision of at least 1', () => {
    expect(parseTriedLead({ ...good, revision: -3 })?.revision).toBe(1);
  });
});
