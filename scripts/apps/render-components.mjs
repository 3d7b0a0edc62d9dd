// Runs in an installed app: renders every component on the server, without props and with its examples.
import { parseValue } from '@adviser-widgets/core/internal';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

/** Components that need props but have no definition to take them from. */
const parts = {
  Field: { label: 'Name', children: (control) => createElement('input', control) },
  Photo: { name: 'Aroha Ngata', size: 72 },
  PhoneLink: { number: '0800 000 000' },
  Icon: { name: 'phone' },
};
/** React 18 warns on the server about every layout effect, although those are meant for browsers only. */
const expected = /useLayoutEffect does nothing on the server/;

const problems = [];
const drawn = [];
for (const name of process.argv.slice(2)) drawComponents(name, await import(name));
console.log(JSON.stringify({ version, drawn, problems }));

function drawComponents(packageName, exported) {
  const definitions = Object.values(exported).filter((value) => value?.attributes && value.slots);
  for (const [name, component] of Object.entries(exported)) {
    if (!/^[A-Z]/.test(name) || !isComponent(component)) continue;
    const definition = definitions.find((each) => each.name === kebab(name));
    const needsProps =
      parts[name] ?? (definition && Object.values(definition.attributes).some(({ required }) => required));
    if (!needsProps) draw(`${packageName} ${name} without props`, component, {});
    draw(`${packageName} ${name}`, component, definition ? examplesOf(definition) : (parts[name] ?? {}));
  }
}

/** One that hands on its ref is an object in React 18. */
function isComponent(exported) {
  return typeof exported === 'function' || exported?.$$typeof !== undefined;
}

function draw(what, component, props) {
  const said = console.error;
  console.error = (format, ...values) =>
    expected.test(format) || problems.push(`${what}: ${[format, ...values].join(' ').slice(0, 400)}`);
  try {
    renderToString(createElement(component, props));
    drawn.push(what);
  } catch (error) {
    problems.push(`${what}: ${error.stack.split('\n').slice(0, 2).join(' ')}`);
  }
  console.error = said;
}

function examplesOf({ attributes }) {
  const entries = Object.entries(attributes).filter(([, { example }]) => example !== undefined);
  return Object.fromEntries(
    entries.map(([name, attribute]) => [
      camel(name),
      parseValue(attribute.kind, attribute.example, attribute)?.value,
    ]),
  );
}

function kebab(name) {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

function camel(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
