import type { readConfig } from '@adviser-widgets/core';
import type { CheckedScript } from './check-script.ts';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';
import { allows, readPolicy, sourcesOf, type Policy } from './policy.ts';

interface Setting extends CheckedScript {
  readonly policies: readonly string[];
  readonly config: ReturnType<typeof readConfig>['config'];
}

/** Each of several policies has to allow what the library needs (contract section 6). */
export function checkPolicy({ document }: OpenPage, { policies, element, tag, config }: Setting): Finding[] {
  if (!element) return [];
  const metas = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  const { origin } = new URL(document.URL);
  const assets = new URL('./', element.src).href;
  return [...policies, ...metas]
    .map(readPolicy)
    .flatMap((policy) =>
      [
        ...checkScripts(policy, { element, origin }),
        ...checkStyles(policy, { assets, origin }),
        ...checkConnections(policy, { addresses: addresses(), origin }),
        ...checkTypes(policy),
      ].map((message): Finding => ({ severity: 'error', subject: 'policy', message })),
    );

  /** Named by configuration key, because a configuration may be private. */
  function addresses(): Connection[] {
    const { environment, apiBase, mcoApiBase } = config;
    const given = {
      'data-config': tag.config ?? '',
      [`apiBase.${environment}`]: apiBase[environment],
      [`mcoApiBase.${environment}`]: mcoApiBase[environment],
    };
    const written = Object.entries(given).filter(
      ([, address]) => address !== '' && URL.canParse(address, document.URL),
    );
    return written.map(([key, address]) => ({ key, address: new URL(address, document.URL).href }));
  }
}

interface Connection {
  readonly key: string;
  readonly address: string;
}

interface Place {
  readonly origin: string;
}

function checkScripts(
  policy: Policy,
  { element, origin }: Place & { readonly element: HTMLScriptElement },
): string[] {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src', 'default-src');
  if (!sources) return [];
  const nonce = element.getAttribute('nonce') ?? '';
  const hasNonce = nonce !== '' && sources.includes(`'nonce-${nonce}'`);
  if (hasNonce)
    return sources.includes("'strict-dynamic'") || allows(sources, element.src, origin)
      ? []
      : [`script-src allows loader.js by its nonce, but not the files that it loads; add 'strict-dynamic'`];
  if (sources.includes("'strict-dynamic'"))
    return [
      `script-src has 'strict-dynamic', but the script tag has none of its nonces; add nonce="…" to the tag, with a new value for each response`,
    ];
  if (!allows(sources, element.src, origin))
    return [`script-src does not allow ${element.src}; add ${originOf(element.src, origin)}`];
  const hasHashes = sources.some((source) => /^'(sha(256|384|512)-|unsafe-inline')/.test(source));
  return hasHashes
    ? []
    : [
        "script-src allows scripts by their origin, but not the widgets' import maps; add the hashes from csp.txt, which is next to loader.js, or use a nonce",
      ];
}

function checkStyles(policy: Policy, { assets, origin }: Place & { readonly assets: string }): string[] {
  const sources = sourcesOf(policy, 'style-src-elem', 'style-src', 'default-src');
  return !sources || allows(sources, assets, origin)
    ? []
    : [`style-src does not allow the widgets' style sheets; add ${originOf(assets, origin)}`];
}

function checkConnections(
  policy: Policy,
  { addresses, origin }: Place & { readonly addresses: readonly Connection[] },
): string[] {
  const sources = sourcesOf(policy, 'connect-src', 'default-src');
  const forbidden = sources ? addresses.filter(({ address }) => !allows(sources, address, origin)) : [];
  return forbidden.map(({ key }) => `connect-src does not allow the address in ${key}; add its origin`);
}

function checkTypes(policy: Policy): string[] {
  const names = policy.get('trusted-types');
  const isAllowed = !names || names.includes('adviser-widgets') || names.includes('*');
  return isAllowed ? [] : ["trusted-types does not list the widgets' policy; add adviser-widgets"];
}

function originOf(address: string, own: string): string {
  const { origin } = new URL(address);
  return origin === own ? "'self'" : origin;
}
