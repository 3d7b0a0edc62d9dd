import type { CheckedConfiguration } from './check-configuration.ts';
import type { CheckedScript } from './check-script.ts';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';
import type { PlacedWidget } from './placed-widget.ts';
import { allows, readPolicy, sourcesOf, type Policy } from './policy.ts';
import type { PolicyNeed } from './policy-need.ts';
import { policyNeeds } from './policy-needs.ts';
import { maxPolicies } from '../dom/limits.ts';

interface Setting
  extends Pick<CheckedScript, 'element' | 'tag'>, Pick<CheckedConfiguration, 'config' | 'environments'> {
  readonly policies: readonly string[];
  readonly placed: readonly PlacedWidget[];
}

/** The policies of a page: its headers, and those in a `<meta>`. */
export function policiesOf(document: Document, headers: readonly string[]): string[] {
  const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]');
  return [...headers, ...[...metas].map((meta) => meta.getAttribute('content') ?? '')].slice(0, maxPolicies);
}

/** Each of several policies has to allow what the library and its widgets need. */
export function checkPolicy({ document }: OpenPage, setting: Setting): Finding[] {
  const { policies, element } = setting;
  if (!element) return [];
  const { origin } = new URL(document.URL);
  const assets = new URL('./', element.src).href;
  const needs = withoutRepeats(policyNeeds({ document, ...setting }));
  return policies.map(readPolicy).flatMap((policy) => {
    const ofScripts = checkScripts(policy, { element, origin });
    return [
      ...ofScripts,
      ...checkStyles(policy, { assets, origin }),
      // What allows our scripts may allow those of vendors too.
      ...checkNeeds(policy, {
        needs: ofScripts.length > 0 ? needs.filter(({ kind }) => kind !== 'script') : needs,
        origin,
      }),
      ...checkTypes(policy),
      ...checkSandbox(policy),
    ];
  });
}

/** A page may show many pictures of one origin. */
function withoutRepeats(needs: readonly PolicyNeed[]): PolicyNeed[] {
  return [...new Map(needs.map((need) => [`${need.kind} ${need.what} ${need.add}`, need])).values()];
}

interface Place {
  readonly origin: string;
}

type PolicyRule = Extract<Finding['rule'], `policy-${string}`>;

function finding(rule: PolicyRule, message: string, severity: Finding['severity'] = 'error'): Finding[] {
  return [{ severity, rule, subject: 'policy', message }];
}

function checkScripts(
  policy: Policy,
  { element, origin }: Place & { readonly element: HTMLScriptElement },
): Finding[] {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src', 'default-src');
  if (!sources) return [];
  const nonce = element.getAttribute('nonce') ?? '';
  const hasNonce = nonce !== '' && sources.includes(`'nonce-${nonce}'`);
  const isAllowed = allows(sources, element.src, origin);
  if (hasNonce)
    return sources.includes("'strict-dynamic'") || isAllowed
      ? []
      : finding(
          'policy-script',
          `script-src allows loader.js by its nonce, but not the files that it loads; add 'strict-dynamic'`,
        );
  if (sources.includes("'strict-dynamic'"))
    return finding(
      'policy-script',
      `script-src has 'strict-dynamic', but the script tag has none of its nonces; add nonce="…" to the tag, with a new value for each response`,
    );
  return isAllowed
    ? []
    : finding(
        'policy-script',
        `script-src does not allow ${element.src}; add ${originOf(element.src, origin)}`,
      );
}

function checkStyles(policy: Policy, { assets, origin }: Place & { readonly assets: string }): Finding[] {
  const sources = sourcesOf(policy, 'style-src-elem', 'style-src', 'default-src');
  return !sources || allows(sources, assets, origin)
    ? []
    : finding(
        'policy-style',
        `style-src does not allow the widgets' style sheets; add ${originOf(assets, origin)}`,
      );
}

const rules = {
  script: 'policy-script',
  connect: 'policy-connection',
  frame: 'policy-frame',
  img: 'policy-image',
} as const;
const fallbacks = {
  script: ['script-src-elem', 'script-src'],
  connect: ['connect-src'],
  frame: ['frame-src', 'child-src'],
  img: ['img-src'],
} as const;

function checkNeeds(
  policy: Policy,
  { needs, origin }: Place & { readonly needs: readonly PolicyNeed[] },
): Finding[] {
  return needs.flatMap((need) => {
    const { kind, ways, what, spare = what, add, severity } = need;
    const sources = sourcesOf(policy, ...fallbacks[kind], 'default-src') ?? [];
    const isUnquoted = add === "'self'" && sources.includes('self');
    const fix = isUnquoted
      ? `write 'self' with its quotes: without them it is the name of a host`
      : `add ${add}`;
    const lacks = (text: string) => `${kind}-src does not allow ${text}; ${fix}`;
    const [first, ...others] = waysTaken(need, policy, origin);
    if (!first) {
      const isAllowed = ways.some((way) => isWayAllowed(kind, way, { policy, origin }));
      return isAllowed ? [] : finding(rules[kind], lacks(what), severity);
    }
    if (!isWayAllowed(kind, first, { policy, origin })) return finding(rules[kind], lacks(what), severity);
    return others.every((way) => isWayAllowed(kind, way, { policy, origin }))
      ? []
      : finding(rules[kind], lacks(spare), 'warning');
  });
}

interface Applied extends Place {
  readonly policy: Policy;
}

function isWayAllowed(
  kind: PolicyNeed['kind'],
  way: readonly string[],
  { policy, origin }: Applied,
): boolean {
  const sources = sourcesOf(policy, ...fallbacks[kind], 'default-src');
  // What scripts of ours load is allowed with them.
  const isTrusted = kind === 'script' && sources?.includes("'strict-dynamic'");
  return !sources || isTrusted === true || way.every((address) => allows(sources, address, origin));
}

/** The ways that a policy lets scripts take, in their order; none if all are alike, or all are stopped before. */
function waysTaken({ ways, scripts = [] }: PolicyNeed, policy: Policy, origin: string): PolicyNeed['ways'] {
  return ways.filter((_, index) => {
    const files = scripts[index];
    return files !== undefined && isWayAllowed('script', files, { policy, origin });
  });
}

function checkTypes(policy: Policy): Finding[] {
  const names = policy.get('trusted-types');
  const isAllowed = !names || names.includes('adviser-widgets') || names.includes('*');
  return isAllowed
    ? []
    : finding('policy-trusted-types', "trusted-types does not list the widgets' policy; add adviser-widgets");
}

/** Without `allow-forms`, browsers stop a form before it is asked. */
function checkSandbox(policy: Policy): Finding[] {
  const allowed = policy.get('sandbox');
  if (!allowed) return [];
  const lacking = ['allow-scripts', 'allow-forms', 'allow-same-origin'].filter(
    (word) => !allowed.includes(word),
  );
  return lacking.length === 0
    ? []
    : finding(
        'policy-sandbox',
        `sandbox stops the widgets' scripts, forms or calls; add ${lacking.join(' ')}`,
      );
}

function originOf(address: string, own: string): string {
  const { origin } = new URL(address);
  return origin === own ? "'self'" : origin;
}
