import { isUuid } from '@adviser-widgets/core';
import { describe, expect, test } from 'vitest';
import { createLeadIdentity, leadLifetimeMs, parseTriedLead } from './lead-identity.ts';

function createAt(start = 1_000_000) {
  const clock = { now: start };
  return { clock, identity: createLeadIdentity(() => clock.now) };
}

test('names a lead by a UUID', () => {
  expect(isUuid(createAt().identity.begin().submissionId)).toBe(true);
});

test('has a different id for each form', () => {
  expect(createAt().identity.begin().submissionId).not.toBe(createAt().identity.begin().submissionId);
});

test('keeps the id across attempts (row 21)', () => {
  const { identity } = createAt();
  expect(identity.begin().submissionId).toBe(identity.begin().submissionId);
});

test('keeps the id it started with', () => {
  const { identity } = createAt();
  expect(identity.begin().submissionId).toBe(identity.nameFor('Aroha').id);
});

test('counts the attempts', () => {
  const { identity } = createAt();
  expect([identity.begin().attempt, identity.begin().attempt]).toEqual([1, 2]);
});

describe('after success or reset', () => {
  test('has a new id', () => {
    const { identity } = createAt();
    const first = identity.begin();
    identity.renew();
    expect(identity.begin().submissionId).not.toBe(first.submissionId);
  });

  test('counts from one again', () => {
    const { identity } = createAt();
    identity.begin();
    identity.renew();
    expect(identity.begin().attempt).toBe(1);
  });

  test('has its first revision', () => {
    const { identity } = createAt();
    identity.nameFor('Aroha');
    identity.nameFor('Mārama');
    identity.renew();
    expect(identity.nameFor('Hēmi').revision).toBe(1);
  });
});

describe('the content revision (R17)', () => {
  const revisionsOf = (...contents: string[]) => {
    const { identity } = createAt();
    return contents.map((content) => identity.nameFor(content).revision);
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
    identity.nameFor('021 555 0000');
    const again = createAt().identity;
    const tried = parseTriedLead(JSON.parse(JSON.stringify(identity.tried())));
    if (tried) again.adopt(tried);
    expect([again.nameFor('021 555 0000').revision, again.nameFor('021 555 0001').revision]).toEqual([1, 2]);
  });
});

describe('30 minutes (R18)', () => {
  test.each([
    [leadLifetimeMs, true],
    [leadLifetimeMs + 1, false],
  ])('%i ms after the last attempt it is the same lead: %s', (time, isSame) => {
    const { clock, identity } = createAt();
    const { submissionId } = identity.begin();
    clock.now += time;
    expect(identity.begin().submissionId === submissionId).toBe(isSame);
  });

  test('count from the last attempt, not the first', () => {
    const { clock, identity } = createAt();
    const { submissionId } = identity.begin();
    clock.now += leadLifetimeMs - 1;
    identity.begin();
    clock.now += leadLifetimeMs - 1;
    expect(identity.begin().submissionId).toBe(submissionId);
  });

  test('count from a request as well as from a press', () => {
    const { clock, identity } = createAt();
    const { submissionId } = identity.begin();
    clock.now += leadLifetimeMs - 1;
    identity.nameFor('sent when the connection was back');
    clock.now += leadLifetimeMs - 1;
    expect(identity.begin().submissionId).toBe(submissionId);
  });

  test('also end the lead of a draft', () => {
    const { clock, identity } = createAt();
    identity.adopt({ id: 'kept', revision: 1, content: '', triedAt: clock.now - leadLifetimeMs - 1 });
    expect(identity.begin().submissionId).not.toBe('kept');
  });
});

test('stores nothing before the first attempt', () => {
  expect(createAt().identity.tried()).toBeUndefined();
});

test('stores nothing of the content', () => {
  const { identity } = createAt();
  identity.nameFor('Mārama 021 555 0000');
  expect(JSON.stringify(identity.tried())).not.toMatch(/Mārama|555/);
});

describe('a stored identity, which any script of the page can write', () => {
  const good = { id: 'kept', revision: 2, content: 'a-b', triedAt: 1000 };

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
  ])('is ignored: %s', (_name, given) => {
    expect(parseTriedLead(given)).toBeUndefined();
  });

  test('has a revision of at least 1', () => {
    expect(parseTriedLead({ ...good, revision: -3 })?.revision).toBe(1);
  });
});
