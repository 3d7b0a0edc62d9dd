import { Store, toJson } from '@adviser-widgets/core/internal';
import type { SubmissionName } from './submission-field.ts';
import type { LeadDestination } from './send-lead.ts';
import { createLeadIdentity, parseTriedLead, type TriedLead } from './lead-identity.ts';
import { openTabRecord, type TabRecord } from './tab-record.ts';

/** What a form holds, and what a kept draft does to it. */
export interface LeadContent<Content> {
  /** Returns what the form holds now: never a captcha or a honeypot value. */
  current(): Content;
  /** Parses what was kept; `undefined` if it is invalid: scripts of the page can change its storage. */
  parse(kept: unknown): Content | undefined;
  /** Fills the form in. Returns false if it has not changed. */
  restore(kept: Content): boolean;
  /** Empties the form. */
  clear(): void;
}

/** A draft: never a name without the content it names, since other content under it would replace the lead at the API. */
interface Kept<Content> {
  readonly values: Content;
  /** `undefined` before the first attempt. */
  readonly tried?: TriedLead | undefined;
}

/**
 * A lead while a visitor fills it in, and until it is delivered: what it holds, who it is across attempts and reloads, and
 * its draft in the tab. In a duplicated tab it is empty, and another lead. Its state: whether the content comes from a draft.
 */
export class Lead<Content> extends Store<boolean> {
  readonly #content: () => LeadContent<Content>;
  readonly #identity = createLeadIdentity();
  #record: TabRecord<Kept<Content>> | undefined;
  /** What the form held once a draft was restored, as JSON. */
  #restored = '';

  constructor(content: () => LeadContent<Content>) {
    super(false);
    this.#content = content;
  }

  /**
   * Opens the draft of this name; with '' none is kept. Returns what closes it: another name is another lead, to which what
   * was typed goes along, but not a draft that the visitor has left as it was.
   */
  open(draft: string): () => void {
    const record = openTabRecord<Kept<Content>>({
      key: draft,
      parse: (kept) => {
        const { values, tried } = Object(kept) as Partial<Record<keyof Kept<Content>, unknown>>;
        const content = this.#content().parse(values);
        return content === undefined ? undefined : { values: content, tried: parseTriedLead(tried) };
      },
      onRestore: ({ values, tried }) => {
        if (tried) this.#identity.adopt(tried);
        if (this.#content().restore(values)) this.#setRestored(this.#asText());
      },
    });
    this.#record = record;
    return () => {
      record?.close();
      if (this.#restored && this.#restored === this.#asText()) this.#content().clear();
      this.#setRestored('');
    };
  }

  /** Resolves within a second, once a draft is restored or dropped. */
  async ready(): Promise<void> {
    await this.#record?.ready();
  }

  readonly keep = (): void => {
    this.#record?.keep({ values: this.#content().current(), tried: this.#identity.tried() });
  };

  /** It outlives its form until this press has ended. */
  hold(press: Promise<boolean>): void {
    this.#record?.hold(press);
  }

  /** Starts an attempt to send it. */
  begin(to: LeadDestination): { readonly submissionId: string; readonly attempt: number } {
    const attempt = this.#identity.begin(to);
    this.keep();
    return attempt;
  }

  /** Returns the name under which `content` is sent, which is kept before: after a reload it is still the same lead. */
  nameFor(content: string, to: LeadDestination): SubmissionName {
    const name = this.#identity.nameFor(content, to);
    this.keep();
    return name;
  }

  /** `undefined` before the first attempt. */
  submissionId(): string | undefined {
    return this.#identity.tried()?.id;
  }

  /** What follows is another lead. */
  forget(): void {
    this.#identity.renew();
    this.#content().clear();
    this.#record?.forget();
    this.#setRestored('');
  }

  #asText(): string {
    return toJson(this.#content().current());
  }

  #setRestored(text: string): void {
    this.#restored = text;
    this.show(text !== '');
  }
}
