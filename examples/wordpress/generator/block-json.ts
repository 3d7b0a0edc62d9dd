import { camelCase } from '@adviser-widgets/widget';
import { blockAttributes, type BlockAttribute } from './block-attributes.ts';
import { contentBlocks, type TemplateBlock } from './content-blocks.ts';
import { hostOfExample, type HostOfExample } from './example-host.ts';
import type { ManifestWidget } from './manifest.ts';

/** The folder of a block in the plugin, and the name in `adviser-widgets/<name>`, are the widget's. */
export function blockJson(widget: ManifestWidget, version: string) {
  const host = hostOfExample(widget);
  const attributes = blockAttributes(widget, host);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `adviser-widgets/${widget.name}`,
    version,
    title: widget.title,
    category: 'adviser-widgets',
    description: widget.description,
    keywords: keywords(widget),
    textdomain: 'adviser-widgets',
    attributes,
    supports: { html: false, align: ['wide', 'full'] },
    editorScript: 'adviser-widgets-editor',
    editorStyle: 'adviser-widgets-editor',
    example: {
      attributes: exampleValues(host, attributes),
      innerBlocks: contentBlocks(host.content).map(toExample),
    },
  };
}

/** What editors may look for, beside the title: what people call it, and the words of its name and of its package. */
function keywords({ name, package: of, keywords: known }: ManifestWidget): string[] {
  const words = [...name.split('-'), ...of.replace('@adviser-widgets/', '').split('-')];
  return [...new Set(['adviser', ...known, ...words])].filter((word) => word.length > 2);
}

function exampleValues({ values }: HostOfExample, attributes: Readonly<Record<string, BlockAttribute>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [camelCase(name), read(text, attributes[camelCase(name)])]),
  );
}

function read(text: string, attribute: BlockAttribute | undefined): unknown {
  if (attribute?.type === 'boolean') return text !== 'false';
  if (attribute?.type === 'array') return text.split(',').map((word) => word.trim());
  return attribute?.type === 'number' || attribute?.type === 'integer' ? Number(text) : text;
}

function toExample([name, attributes, inner]: TemplateBlock): object {
  return { name, attributes, innerBlocks: inner.map(toExample) };
}
