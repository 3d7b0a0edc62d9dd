import { notice, type BrokenSnippet } from './broken-snippet.ts';

/** JSON that someone typed. */
export const json: readonly BrokenSnippet[] = [
  {
    name: 'a trailing comma',
    html: notice(`data-customer='{"name": "Aroha",}'`),
    state: 'ready',
    props: { customer: undefined },
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'a trailing comma in a list',
    html: notice(`data-customer='[1, 2,]'`),
    state: 'ready',
    fix: 'write data-customer="[1, 2]"',
  },
  {
    name: 'single quotes',
    html: notice(`data-customer="{'name': 'Aroha'}"`),
    state: 'ready',
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'names without quotes',
    html: notice(`data-customer='{name: "Aroha"}'`),
    state: 'ready',
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'curly quotes',
    html: notice('data-customer="{“name”: “Aroha”}"'),
    state: 'ready',
    props: { customer: { name: 'Aroha' } },
  },
  {
    name: 'curly quotes around and inside',
    html: notice('data-customer=”{“name”:“Aroha”}”'),
    state: 'ready',
    props: { customer: { name: 'Aroha' } },
  },
  {
    name: 'single curly quotes',
    html: notice('data-customer="{‘name’: ‘Aroha’}"'),
    state: 'ready',
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'a missing bracket',
    html: notice(`data-customer='{"name": "Aroha"'`),
    state: 'ready',
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'no brackets at all',
    html: notice(`data-customer='"name": "Aroha"'`),
    state: 'ready',
    fix: `write data-customer='{"name": "Aroha"}'`,
  },
  {
    name: 'True and None',
    html: notice(`data-customer='{"member": True, "adviser": None}'`),
    state: 'ready',
    fix: `write data-customer='{"member": true, "adviser": null}'`,
  },
  {
    name: 'objects without their list',
    html: notice(`data-customer='{"a": 1}, {"a": 2}'`),
    state: 'ready',
    fix: `write data-customer='[{"a": 1}, {"a": 2}]'`,
  },
  {
    name: 'double quotes inside double quotes',
    html: notice('data-customer="{"name":"Aroha"}"'),
    state: 'ready',
    fix: `for example data-customer='{"name":"Aroha"}'`,
  },
  {
    name: 'no JSON',
    html: notice('data-customer="Aroha"'),
    state: 'ready',
    fix: `for example data-customer='{"name":"Aroha"}'`,
  },
  {
    name: 'empty',
    html: notice('data-customer=""'),
    state: 'ready',
    fix: `for example data-customer='{"name":"Aroha"}'`,
  },
  {
    name: 'a list of words written as JSON',
    html: notice(`data-words='["Mortgages", "Insurance"]'`),
    state: 'ready',
    props: { words: ['Mortgages'] },
    fix: 'write data-words="Mortgages, Insurance"',
  },
  {
    name: 'a list of words written as a script would',
    html: notice(`data-words="['Mortgages', 'Insurance',]"`),
    state: 'ready',
    fix: 'write data-words="Mortgages, Insurance"',
  },
  {
    name: 'an object where words are expected',
    html: notice(`data-words='{"first": "Mortgages"}'`),
    state: 'ready',
    props: { words: ['Mortgages'] },
    fix: 'for example data-words="Mortgages, Insurance"',
  },
  {
    name: 'the prototype as a key',
    html: notice(`data-customer='{"__proto__": {"polluted": true}}'`),
    state: 'ready',
    props: { polluted: undefined },
  },
  {
    name: 'several lines',
    html: notice(`data-customer='{\n  "name": "Aroha"\n}'`),
    state: 'ready',
    props: { customer: { name: 'Aroha' } },
  },
  {
    name: 'correct entities',
    html: notice('data-customer="{&quot;name&quot;:&quot;“Aroha” &amp;amp; Co&quot;}"'),
    state: 'ready',
    props: { customer: { name: '“Aroha” &amp; Co' } },
  },
];
