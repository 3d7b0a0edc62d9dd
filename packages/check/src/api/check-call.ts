import { randomUUID } from 'node:crypto';
import { addressOf, breakOff, send, type Answered, type Sent } from './send-call.ts';
import { recordsUnder, storedOnce } from './stored-once.ts';
import { corsProblem } from './cors-problem.ts';
import { hint, type Point } from './point.ts';
import { newToken, type Target } from './target.ts';
import type { Content, TestCall } from './test-calls.ts';

/** Characters: more than a person types, and less than 1 MB in every encoding. */
const longText = 150_000;

/** The most records that a call of this kind leaves. */
export function recordsOf({ hasId, hasToken, hasMessage }: TestCall, target: Target): number {
  if (!hasId) return 1;
  return 3 + Number(hasToken && knowsTokens(target)) + Number(hasMessage) + 1;
}

export async function checkCall(call: TestCall, target: Target, run: string): Promise<Point[]> {
  const check = new CallCheck(call, target, run);
  await (call.hasId ? check.all() : check.withoutId());
  return check.points;
}

function knowsTokens({ tokenFrom }: Target): boolean {
  return tokenFrom !== undefined;
}

class CallCheck {
  readonly points: Point[] = [];
  readonly #call: TestCall;
  readonly #target: Target;
  readonly #run: string;
  #marks = 0;

  constructor(call: TestCall, target: Target, run: string) {
    this.#call = call;
    this.#target = target;
    this.#run = run;
  }

  async all(): Promise<void> {
    const first = await this.#make();
    if (!(await this.#isStoredOnce('stored', first, first))) return;
    await this.#repeats(first);
    await this.#atOnce();
    await this.#cutOff();
    if (this.#call.hasToken) await this.#badToken();
    if (this.#call.hasMessage) await this.#tooLong();
    await this.#wrongType();
    await this.#cors(first);
  }

  /** The last status counts, so only the answer matters: widgets read it. */
  async withoutId(): Promise<void> {
    const { problem, text } = await this.#send(await this.#make());
    const isSuccess = /^\s*\{\s*"message"\s*:\s*"success"\s*[,}]/.test(text);
    const advice = isSuccess ? '' : 'answer {"message":"success"}: widgets take any other body for a failure';
    this.#note('answered', problem || advice, true);
  }

  async #repeats(first: Sent): Promise<void> {
    const again = await this.#renew(first);
    const corrected = await this.#make({ id: first.id, revision: 2 });
    await this.#isStoredOnce(
      'repeated',
      again,
      first,
      'store nothing if id and revision are known, and answer 200',
    );
    if (this.#call.hasToken)
      await this.#isStoredOnce(
        'repeated by the browser',
        again,
        first,
        'answer 200 before you look at the token: browsers resend a request with the one that you have verified',
      );
    await this.#isStoredOnce(
      'corrected',
      corrected,
      corrected,
      'replace the fields of a known id if its revision is higher',
    );
    await this.#isStoredOnce(
      'out of order',
      await this.#renew(first),
      corrected,
      'keep the fields of a known id if its revision is lower, and answer 200',
    );
  }

  /** A visitor presses again while the first try is still on its way. */
  async #atOnce(): Promise<void> {
    const sent = await this.#make();
    const tries = await Promise.all([sent, this.#renew(sent), this.#renew(sent)]);
    const answers = await Promise.all(tries.map((each) => this.#send(each)));
    const refused = answers.find(({ problem }) => problem)?.problem;
    const advice = 'store a lead in one statement on a unique column, and answer each try with 200';
    if (refused) this.#note('three at once', hint(refused, advice));
    else await this.#isStoredOnce('three at once', await this.#renew(sent), sent, advice);
  }

  async #cutOff(): Promise<void> {
    const sent = await this.#make();
    await breakOff(sent, this.#target, 'half');
    await breakOff(await this.#renew(sent), this.#target, 'whole');
    const advice = 'store a request once its whole body has arrived, and find it again at the next try';
    await this.#isStoredOnce('cut off', await this.#renew(sent), sent, advice);
  }

  async #badToken(): Promise<void> {
    const point = 'a bad token';
    if (!knowsTokens(this.#target))
      return this.#skip(
        point,
        'with --token-from, which names an address that gives tokens, it is checked too',
      );
    const sent = await this.#make();
    const { status } = await this.#send({ ...sent, token: 'not-a-token' });
    const stored = await recordsUnder(sent.id, 0, this.#target);
    if (status < 400 || status > 499)
      return this.#note(point, `it was answered ${status}; answer 403, and store nothing`);
    if (stored?.length) return this.#note(point, 'it was stored; verify the token before you store');
    await this.#isStoredOnce(point, sent, sent, 'a refused id is a new one at its next try');
  }

  async #tooLong(): Promise<void> {
    const sent = await this.#make({ message: 'Mārama 🏡\n'.repeat(longText / 9) });
    const answered = await this.#send(sent);
    await this.#wholeOrNothing('too long', sent, answered, [413]);
  }

  async #wrongType(): Promise<void> {
    const sent = { ...(await this.#make()), type: 'text/plain' };
    await this.#wholeOrNothing('the wrong type', sent, await this.#send(sent), [400, 406, 415, 422]);
  }

  /** What is accepted is stored as it was sent, and what is refused is not stored. */
  async #wholeOrNothing(
    point: string,
    sent: Sent,
    answered: Answered,
    refusals: readonly number[],
  ): Promise<void> {
    if (answered.problem === '') return this.#note(point, await storedOnce(answered, sent, this.#target));
    const stored = await recordsUnder(sent.id, 0, this.#target);
    const isRefused = refusals.includes(answered.status);
    if (stored?.length)
      return this.#note(point, `${answered.problem}, but it is stored; answer what is stored with 200`);
    this.#note(
      point,
      isRefused ? '' : `${answered.problem}; answer ${refusals.join(' or ')}, or store it whole`,
    );
  }

  async #cors(first: Sent): Promise<void> {
    const { origin } = this.#target;
    if (origin === undefined)
      return this.#skip('CORS', 'with --origin, the origin of your pages, it is checked too');
    const accepted = await this.#send(await this.#renew(first));
    const refused = await this.#send({ ...first, id: '', revision: 0 });
    const address = this.#call.encoding === 'json' ? addressOf(this.#call, this.#target) : undefined; // others need no preflight
    this.#note('CORS', await corsProblem({ accepted, refused, address }, origin), true);
  }

  async #make(given: Partial<Sent & Content> = {}): Promise<Sent> {
    const mark = `adviser-widgets test ${this.#run}-${++this.#marks}`;
    const token = await newToken(this.#target);
    return { call: this.#call, id: randomUUID(), revision: 1, token, mark, ...given };
  }

  #send(sent: Sent): Promise<Answered> {
    return send(sent, this.#target);
  }

  async #renew(sent: Sent): Promise<Sent> {
    return { ...sent, token: await newToken(this.#target) };
  }

  /** Sends a try; afterwards there has to be one record of its id, as `expected` was sent. */
  async #isStoredOnce(point: string, sent: Sent, expected: Sent, advice = ''): Promise<boolean> {
    const problem = await storedOnce(await this.#send(sent), expected, this.#target);
    this.#note(point, hint(problem, advice));
    return problem === '';
  }

  #note(point: string, problem: string, isSeen = this.#target.records !== undefined): void {
    const result = problem ? 'fails' : isSeen ? 'holds' : 'look';
    this.points.push({ call: this.#call.title, point, result, message: problem });
  }

  #skip(point: string, reason: string): void {
    this.points.push({ call: this.#call.title, point, result: 'not checked', message: reason });
  }
}
