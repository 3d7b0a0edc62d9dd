import { featuresIn, findFeature, newerThanFloor, readFeature, type Feature } from './support.ts';

const builtins = readFeature('javascript.builtins');
const api = readFeature('api');

/** Names of the global object itself. */
const globalObjects = ['window', 'self', 'globalThis', 'frames', 'top', 'parent'];

const places = [['javascript', 'builtins'], ['api'], ['api', 'Window']];

/** What holds the members of a global object that is no constructor. */
const interfaces: Readonly<Record<string, readonly string[]>> = {
  navigator: ['Navigator'],
  document: ['Document', 'Node', 'EventTarget'],
  location: ['Location'],
  history: ['History'],
  performance: ['Performance', 'EventTarget'],
  crypto: ['Crypto'],
  screen: ['Screen'],
};

/** Members of any interface or built-in by name; those of one object are often those of many. */
const members = groupByName(
  [...featuresIn(builtins), ...featuresIn(readFeature('javascript.builtins.Intl')), ...featuresIn(api)]
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((holder) => featuresIn(holder).filter(({ name }) => name !== holder.name))
    .filter(({ name }) => !/_(static|event)$/.test(name)),
);

const events = groupByName(
  featuresIn(api)
    .flatMap(featuresIn)
    .filter(({ name }) => name.endsWith('_event'))
    .map((feature) => ({ ...feature, name: feature.name.replace(/_event$/, '') })),
);

/** What `window.navigator.connection` names, read from its global variable on; `undefined` if the data does not say. */
export function newerGlobals(names: readonly string[]): Feature[] | undefined {
  const named = featuresOfPath(names);
  return named.length > 0 ? ifAllNewer(named) : undefined;
}

/** `[]` for a name that some object at the floor has, because the object is not known. */
export function newerMembers(name: string): Feature[] {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [first] = ifAllNewer([...(members.get(name) ?? []), ...find([['css', 'properties', property]])]);
  return first ? [first] : [];
}

export function newerEvents(name: string): Feature[] {
  return ifAllNewer(events.get(name));
}

/** Options of the function or constructor `name`, whatever object has it: `animate({ pseudoElement })`. */
export function newerOptions(name: string, option: string): Feature[] {
  const constructors = [
    ['api', name, name],
    ['javascript', 'builtins', name, name],
    ['javascript', 'builtins', 'Intl', name, name],
  ];
  const functions = [...(members.get(name) ?? []), ...find(constructors), ...featuresOfPath([name])];
  return ifAllNewer(functions.flatMap((feature) => optionsOf(feature, option)));
}

/** The names are in lower case. */
export function newerMarkup(element: string, attributes: readonly string[]): Feature[] {
  const ofElement = ['html', 'elements', element];
  const found = attributes.map((name) => {
    const [own] = find([
      [...ofElement, name],
      ['html', 'global_attributes', name],
    ]);
    return own;
  });
  return [...find([ofElement]), ...found.filter((each) => each !== undefined)].filter(newerThanFloor);
}

export function isElement(name: string): boolean {
  return findFeature(['html', 'elements', name]) !== undefined;
}

/** A property that stands for an attribute, or changes what an element does. */
export function isAttribute(name: string): boolean {
  const elements = ['script', 'link', 'img', 'iframe'].map((element) => ['html', 'elements', element]);
  const places = [['html', 'global_attributes'], ...elements];
  return find(places.map((place) => [...place, name.toLowerCase()])).length > 0;
}

/** A relation of a link: `modulepreload`. */
export function newerRelations(name: string): Feature[] {
  return ifAllNewer(find([['html', 'elements', 'link', 'rel', name]]));
}

function featuresOfPath(names: readonly string[]): Feature[] {
  const [first = '', ...others] = names;
  if (globalObjects.includes(first) && others.length > 0) return featuresOfPath(others);
  const [member] = others;
  if (member === undefined) return find(places.map((place) => [...place, first]));
  const holders = others.length === 1 ? interfaces[first] : undefined;
  if (holders) return find(holders.map((holder) => ['api', holder, member]));
  return find([
    ['javascript', 'builtins', ...names],
    ['api', ...names.slice(0, -1), `${names.at(-1) ?? ''}_static`],
  ]);
}

function find(paths: readonly (readonly string[])[]): Feature[] {
  return paths.flatMap((path) => findFeature(path) ?? []);
}

/** The data names them `options_signal_parameter`, or `priority` within `options_parameter`. */
function optionsOf(feature: Feature, option: string): Feature[] {
  const isNamed = (name: string) => new RegExp(`^[a-z]+_${option}_(parameter|option)$`, 'i').test(name);
  return featuresIn(feature).flatMap((inner) => {
    if (isNamed(inner.name)) return [inner];
    if (!/^[a-z]+_parameter$/i.test(inner.name)) return [];
    return featuresIn(inner).filter(({ name }) => name === option || isNamed(name));
  });
}

/** The newer ones, unless one of them is at the floor. */
function ifAllNewer(features: readonly Feature[] = []): Feature[] {
  return features.every(newerThanFloor) ? [...features] : [];
}

function groupByName(features: readonly (Feature & { readonly name: string })[]): Map<string, Feature[]> {
  const groups = new Map<string, Feature[]>();
  for (const feature of features) groups.set(feature.name, [...(groups.get(feature.name) ?? []), feature]);
  return groups;
}
