/** What HTML may hold once it was judged: attributes by the names of the elements; those of SVG are `svg:path`. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

/** Runs in the page before all else: counts the calls that script in a payload makes. */
export function countCalls(): void {
  const calls: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'evil'])
    Object.defineProperty(window, name, { value: (what: unknown) => void calls.push(`${name}(${what})`) });
  Object.assign(window, { calls });
}

interface Given {
  /** Selects the elements that hold what the judge let through, one for each payload, in their order. */
  readonly results: string;
  readonly allowed: Allowed;
}

interface Readings {
  /** How many elements hold a result. */
  readonly count: number;
  /** Each begins with the number of the payload. */
  readonly faults: readonly string[];
  /** What script did. */
  readonly calls: readonly string[];
}

/**
 * Runs in the page: finds everything that the browser shows and the judge should not have let through, and what
 * the browser reads otherwise when it parses the same HTML again, there or elsewhere on a page.
 */
export async function readBack({ results, allowed }: Given): Promise<Readings> {
  const elsewhere = [
    ['<a href="/x">', '</a>'],
    ['<table>', '</table>'],
    ['<table><tr><td>', '</table>'],
    ['<select>', '</select>'],
    ['<svg>', '</svg>'],
    ['<svg><desc>', '</svg>'],
    ['<math><mtext>', '</math>'],
    ['<math><annotation-xml>', '</math>'],
    ['<noscript>', '</noscript>'],
    ['<textarea>', '</textarea>'],
    ['<title>', '</title>'],
    ['<style>', '</style>'],
    ['<xmp>', '</xmp>'],
    ['<template>', '</template>'],
    ['<!--', '-->'],
  ];
  const within = (root: Node): Node[] =>
    [...root.childNodes].flatMap((node) => [
      node,
      ...within(node),
      ...(node instanceof HTMLTemplateElement ? within(node.content) : []),
      ...(node instanceof Element && node.shadowRoot ? within(node.shadowRoot) : []),
    ]);
  const link = document.createElement('a');
  const isAddress = (text: string) => {
    link.setAttribute('href', text);
    // A page does not go to an address that it cannot parse, whose protocol is ":".
    return ['http:', 'https:', 'mailto:', 'tel:', ':'].includes(link.protocol);
  };
  const nameOf = ({ localName, namespaceURI }: Element) =>
    namespaceURI === document.body.namespaceURI
      ? localName
      : `${namespaceURI?.split('/').at(-1)}:${localName}`;
  const localNameOf = (node: Node) => (node instanceof Element ? node.localName : '');
  const faultsOf = (node: Node, name = node instanceof Element ? nameOf(node) : ''): string[] => {
    if (node instanceof Text) return [];
    if (!(node instanceof Element)) return [node.nodeName];
    const attributes = allowed[name];
    if (!attributes) return [`<${name}>`];
    const isAllowed = (key: string) =>
      attributes.includes(key) && (key !== 'href' || isAddress(node.getAttribute(key) ?? ''));
    const odd = node.getAttributeNames().filter((key) => !isAllowed(key));
    return odd.map((key) => `${key}="${node.getAttribute(key)}" of <${name}>`);
  };
  const host = document.body.appendChild(document.createElement('div'));
  const parsed = (html: string) => {
    host.innerHTML = html;
    return within(host);
  };
  const isItsOwn = (start: string) => {
    const names = new Set([...parsed(start).map(({ nodeName }) => nodeName.toLowerCase()), 'tbody']);
    if (start.startsWith('<a')) names.delete('a');
    return (node: Node) => names.has(node.nodeName.toLowerCase());
  };
  const places = elsewhere.map(([start = '', end = '']) => ({ start, end, isOwn: isItsOwn(start + end) }));
  const judge = (element: Element): string[] => {
    const shown = element.cloneNode(true) as Element; // of an element
    shown.normalize(); // React puts texts beside each other
    const html = shown.innerHTML.replaceAll('\r', '\n'); // as parsers read it
    const nodes = within(shown);
    const again = parsed(html);
    const isSame = host.innerHTML === html && again.length === nodes.length;
    return [
      ...nodes.flatMap((node) => faultsOf(node)),
      ...(isSame ? [] : [`is read otherwise by the next parser: ${html} and then ${host.innerHTML}`]),
      ...places.flatMap(({ start, end, isOwn }) =>
        parsed(start + html + end)
          .filter((node) => !isOwn(node))
          .flatMap((node) => faultsOf(node, localNameOf(node)).map((fault) => `${fault}, in ${start}`)),
      ),
    ];
  };
  const judged = [...document.querySelectorAll(results)];
  const faults = judged.flatMap((element, index) => judge(element).map((fault) => `${index}: ${fault}`));
  host.remove();
  await new Promise((resolve) => {
    const image = new Image(); // fails after all images before it
    image.onerror = () => requestAnimationFrame(resolve);
    image.setAttribute('src', '');
  });
  return { count: judged.length, faults, calls: (window as unknown as { calls: readonly string[] }).calls };
}
