import { isUuid, shorten, unshadowed } from '@adviser-widgets/core/internal';
import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';

/** An id that cannot be right, with which a lead would arrive. */
export interface WrongId {
  /** Without `data-`. */
  readonly name: string;
  /** What it is not, what it looks like, and an example. */
  readonly sentence: string;
  /** What to write into a field for it. */
  readonly fieldSentence: string;
  /** Whether no adviser gets the lead. */
  readonly isFatal: boolean;
  /** Whether it is there without a value: something has lost it. */
  readonly isLost: boolean;
}

interface IdRule {
  /** Whose or which id it is, for an empty one. */
  readonly own: string;
  readonly isRight: (value: string) => boolean;
  readonly what: string;
  readonly consequence?: string;
  readonly example: string;
}

const rules: Readonly<Record<string, IdRule>> = {
  'adviser-id': {
    own: "the adviser's id",
    isRight: isUuid,
    what: 'the id of an adviser',
    consequence: ', so none gets the lead',
    example: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  },
  'campaign-id': {
    own: "the campaign's id",
    isRight: isCampaign,
    what: 'the id of a campaign: up to 64 letters, digits, dots, hyphens and underscores, without spaces',
    example: 'HL-2026',
  },
  'tracking-number': {
    own: 'the tracking number',
    isRight: (value) => !/[\s@]/.test(value),
    what: 'a tracking number',
    example: 'TN-1042',
  },
};

/** Whether an attribute, without `data-`, is an id that leads carry. */
export function isLeadId(name: string): boolean {
  return Object.hasOwn(rules, name);
}

interface Given {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Finds ids of advisers and campaigns that a lead would have and that cannot be right, or are empty. */
export function wrongLeadIds({ definition, element, props }: Given): WrongId[] {
  return Object.entries(rules).flatMap(([name, { own, isRight, what, consequence = '', example }]) => {
    const value = props[camelCase(name)];
    if (!Object.hasOwn(definition.attributes, name) || typeof value !== 'string') return [];
    if (value === '') return isWritten(name, element) ? emptyId(name, own) : [];
    if (isRight(value)) return [];
    const given = written(`data-${name}`, shorten(value, 60), element);
    return {
      name,
      sentence: `${given} is not ${what}${consequence}; for example data-${name}="${example}"`,
      fieldSentence: `Write ${what}, such as ${example}.`,
      isFatal: consequence !== '',
      isLost: false,
    };
  });
}

function isWritten(name: string, element: Element): boolean {
  return unshadowed(element).hasAttribute(`data-${name}`);
}

/** A corrected snippet has one in place of an id that the page has lost. */
function emptyId(name: string, own: string): WrongId {
  return {
    name,
    sentence: `data-${name} is empty: write ${own}, or remove it`,
    fieldSentence: `Write ${own}, or remove it.`,
    isFatal: false,
    isLost: true,
  };
}

/** The rule for ids in page addresses, which the runtime drops if they break it. */
export function isCampaign(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}
