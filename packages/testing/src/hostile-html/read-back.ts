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
  /** How the full address of a link or picture may begin. */
  readonly schemes: readonly string[];
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
export async function readBack({ results, allowed, schemes }: Given): Promise<Readings> {
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
  /** A form's own names are its fields. */
  const own = <Holder extends Node, Key extends keyof Holder>(
    holder: Holder,
    kind: { prototype: Holder },
    key: Key,
  ) => Object.getOwnPropertyDescriptor(kind.prototype, key)?.get?.call(holder) as Holder[Key]; // what its getter returns
  const namesOf = (element: Element) => Element.prototype.getAttributeNames.call(element);
  const valueOf = (element: Element, key: string) => Element.prototype.getAttribute.call(element, key) ?? '';
  const localNameOf = (element: Element) => own(element, Element, 'localName');
  const within = (root: Node): Node[] =>
    [...own(root, Node, 'childNodes')].flatMap((node) => {
      const shadow = node instanceof Element ? own(node, Element, 'shadowRoot') : null;
      return [
        node,
        ...within(node),
        ...(node instanceof HTMLTemplateElement ? within(node.content) : []),
        ...(shadow ? within(shadow) : []),
      ];
    });
  const link = document.createElement('a');
  const isAddress = (text: string) => {
    link.setAttribute('href', text);
    const { href, protocol } = link;
    // A page does not go to an address that it cannot parse, whose protocol is ":".
    return protocol === ':' || schemes.some((scheme) => href.startsWith(scheme));
  };
  const isHarmless = (key: string, value: string) => {
    if (key === 'style') return !/url|image|expression|import|binding|position|[\\&<]/i.test(value);
    return !/^(href|src|srcset|poster|action|cite|xlink:href)$/.test(key) || isAddress(value);
  };
  const nameOf = (node: Node) => {
    if (!(node instanceof Element)) return node.nodeName;
    const space = own(node, Element, 'namespaceURI')?.split('/').at(-1) ?? '';
    return space === 'xhtml' ? localNameOf(node) : `${space}:${localNameOf(node)}`;
  };
  const faultsOf = (node: Node, name = nameOf(node)): string[] => {
    if (node instanceof Text) return [];
    const attributes = allowed[name];
    if (!attributes) return [`<${name}>`];
    if (!(node instanceof Element))
      return /[<>]|--/.test(node.nodeValue ?? '') ? [`a comment: ${node.nodeValue}`] : [];
    const isAllowed = (key: string) =>
      attributes.includes(key.replace(/^(data|aria)-.*/, '$1-')) && isHarmless(key, valueOf(node, key));
    const odd = namesOf(node).filter((key) => !isAllowed(key));
    return odd.map((key) => `${key}="${valueOf(node, key)}" of <${name}>`);
  };
  /** A foreign element around it makes foreign elements of it. */
  const faultsElsewhere = (node: Node) => {
    if (!(node instanceof Element)) return faultsOf(node);
    const localName = localNameOf(node);
    return faultsOf(
      node,
      [nameOf(node), localName, `svg:${localName}`].find((name) => allowed[name]),
    );
  };
  const host = document.body.appendChild(document.createElement('div'));
  const parsed = (html: string) => {
    host.innerHTML = html;
    return within(host);
  };
  const isItsOwn = (start: string) => {
    const names = new Set([
      ...parsed(start).map((node) => own(node, Node, 'nodeName').toLowerCase()),
      'tbody',
    ]);
    if (start.startsWith('<a')) names.delete('a');
    return (node: Node) => names.has(own(node, Node, 'nodeName').toLowerCase());
  };
  const places = elsewhere.map(([start = '', end = '']) => ({ start, end, isOwn: isItsOwn(start + end) }));
  const judge = (element: Element): string[] => {
    const shown = element.cloneNode(true) as Element; // of an element
    shown.normalize(); // React puts texts beside each other
    const before = shown.innerHTML.replaceAll('\r', '\n'); // as parsers read it
    const html = before.replace(/<(pre|textarea|listing)\b[^>]*>(?=\n)/g, '$&\n'); // parsers drop the first
    const nodes = within(shown);
    const again = parsed(html);
    const isSame = host.innerHTML === before && again.length === nodes.length;
    return [
      ...nodes.flatMap((node) => faultsOf(node)),
      ...(isSame ? [] : [`is read otherwise by the next parser: ${html} and then ${host.innerHTML}`]),
      ...places.flatMap(({ start, end, isOwn }) =>
        parsed(start + html + end)
          .filter((node) => !isOwn(node))
          .flatMap((node) => faultsElsewhere(node).map((fault) => `${fault}, in ${start}`)),
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
