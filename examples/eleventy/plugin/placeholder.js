import { attribute, isAttributeName } from './escape.js';

/** Attributes of the element, unless the widget has one of the same name. */
const ofElement = ['id', 'class', 'lang', 'aria-label'];

/** Writes the placeholder of a widget; for an unknown name too, which the check of the page then reports. */
export function placeholder({ name, fallback, args, widget }) {
  const [, element = 'div'] = /<([a-z]+)[^<>]*\sdata-widget=/.exec(widget?.example ?? '') ?? [];
  const own = widget?.attributes ?? {};
  const { class: more, ...values } = readArguments(name, args);
  const attributes = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) =>
      attribute(
        ofElement.includes(key) && !Object.hasOwn(own, key) ? key : `data-${key}`,
        write(value, own[key]?.kind),
      ),
    );
  const classes = attribute('class', ['aw-widget', more].filter(Boolean).join(' '));
  const start = `<${element}${classes}${attribute('data-widget', name)}${attributes.join('')}>`;
  const content = String(fallback ?? '');
  return widget?.frame === 'inline'
    ? `${start}${content.trim()}</${element}>`
    : `${start}\n\n${dedent(content)}\n\n</${element}>`; // blank lines, between which Markdown is read as such
}

/** Named arguments (Nunjucks), an object (JavaScript), or names and values in turn (Liquid, which has no names). */
function readArguments(widget, args) {
  const [first] = args;
  if (typeof first === 'object' && first !== null) return named(widget, Object.assign({}, ...args));
  if (args.length % 2 === 1)
    throw new Error(
      `{% widget "${widget}" %} has a name without a value, "${args.at(-1)}"; write names and values in turn: "heading", "Talk to us"`,
    );
  return named(
    widget,
    Object.fromEntries(args.flatMap((name, index) => (index % 2 ? [] : [[name, args[index + 1]]]))),
  );
}

/** `campaignId` and `data-campaign-id` are the attribute `campaign-id`. `__keywords` is Nunjucks' own. */
function named(widget, values) {
  const { __keywords, ...rest } = values;
  const named = Object.entries(rest).map(([name, value]) => [kebab(name), value]);
  const wrong = named.find(([name]) => !isAttributeName(name));
  if (wrong)
    throw new Error(
      `{% widget "${widget}" %} has an attribute named ${JSON.stringify(wrong[0])}; names have only small letters, digits and hyphens: heading="Talk to us"`,
    );
  return Object.fromEntries(named);
}

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^data-/, '');
}

function write(value, kind) {
  if (kind === 'list' && Array.isArray(value)) return value.join(', ');
  return isText(value) ? value : JSON.stringify(value);
}

/** What `| safe` and `| escape` make in Nunjucks is an object that turns into text. */
function isText(value) {
  return typeof value !== 'object' || value instanceof String;
}

/** Without its indentation, which Markdown would take for code. */
function dedent(text) {
  const lines = text
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}
