import type { InPageApi, InPageRequest } from '@adviser-widgets/sandbox/in-page';

/**
 * The next answer. `200` is whatever the sandbox says, and a success with a body or headers needs its
 * consent; `unchecked` accepts anything. All others come without a look at the request: a status, one with
 * headers or a body, no answer, a network error, or a 200 whose body breaks off.
 */
export type FakeAnswer =
  number | (ResponseInit & { readonly body?: string }) | 'unchecked' | 'never' | 'network' | 'cut';

interface Asked {
  readonly sandbox: InPageApi;
  readonly request: InPageRequest;
  readonly onRefusal: (reasons: readonly string[]) => void;
}

export async function answerWith(kind: FakeAnswer, asked: Asked): Promise<Response> {
  if (kind === 'never') return new Promise(() => {});
  if (kind === 'network') throw new TypeError('Failed to fetch');
  if (kind === 'cut') return new Response(brokenBody());
  if (kind === 'unchecked') return new Response(null);
  const init = typeof kind === 'number' ? { status: kind } : kind;
  const { status = 200 } = init;
  const judged = status >= 200 && status < 300 ? await judge(asked) : undefined;
  return judged && (kind === 200 || !judged.ok) ? judged : new Response(init.body ?? null, init);
}

async function judge({ sandbox, request, onRefusal }: Asked): Promise<Response> {
  const { status, body } = await sandbox.answer(request);
  if ('errors' in body) onRefusal(body.errors as string[]); // the sandbox's own format
  return Response.json(body, { status });
}

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"ok":'));
      controller.error(new TypeError('network error'));
    },
  });
}
