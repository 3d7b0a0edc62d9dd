import { camelCase, type Attribute } from '@adviser-widgets/widget';
import { contentBlocks } from './content-blocks.ts';
import { hostOfExample } from './example-host.ts';
import { description, label } from './label.ts';
import type { Manifest, ManifestWidget } from './manifest.ts';
import { phpFile, Translated } from './php-value.ts';

/** What PHP and the block editor know of every widget, by name. */
export function widgetsPhp({ widgets }: Manifest): string {
  return phpFile(
    'Every widget of the library.',
    Object.fromEntries(widgets.map((widget) => [widget.name, describe(widget)])),
  );
}

/** The files of every widget with their hashes, for preload hints. */
export function filesPhp({ version, widgets }: Manifest): string {
  const files = widgets.map(({ name, files: of }) => [
    name,
    Object.fromEntries(of.map((file) => [file.name, file.integrity])),
  ]);
  return phpFile('The files of every widget in its release, with their hashes.', {
    version,
    widgets: Object.fromEntries(files) as object,
  });
}

function describe(widget: ManifestWidget) {
  const host = hostOfExample(widget);
  return {
    title: new Translated(widget.title),
    description: new Translated(widget.description),
    content: widget.content,
    loading: widget.loading,
    tag: host.tag,
    fallback: host.fallback,
    needsOne: widget.needsOne ?? [],
    ariaLabel: host.label,
    attributes: Object.fromEntries(
      Object.entries(widget.attributes).map(([name, attribute]) => [
        name,
        describeAttribute(name, attribute),
      ]),
    ),
    slots: Object.fromEntries(
      Object.entries(widget.slots).map(([name, slot]) => [
        name,
        { label: label(name, slot.label), description: new Translated(slot.description) },
      ]),
    ),
    // What a content widget is about: something to change, where an empty one would do nothing.
    template: widget.content ? contentBlocks(host.content) : [],
  };
}

function describeAttribute(name: string, attribute: Attribute) {
  const { kind, default: standard, required, choices, min, max, example } = attribute;
  return {
    key: camelCase(name),
    label: label(name, attribute.label),
    kind,
    description: description(attribute),
    example,
    default:
      kind === 'flag'
        ? (standard ?? false)
        : kind === 'json' && standard !== undefined
          ? JSON.stringify(standard)
          : standard,
    required,
    choices,
    min,
    max,
  };
}
