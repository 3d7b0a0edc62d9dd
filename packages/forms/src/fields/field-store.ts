import { inScreenOrder, valueIn, writeValue, type Control } from './controls.ts';

/** Values by field name, always text; '' for a box or a scale without a tick. */
export type LeadValues = Record<string, string>;

/** The sentence of each field with an error, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Props that tie a control to its field. */
export interface FieldRegistration {
  readonly name: string;
  readonly ref: (control: Control | null) => void;
  /** Call it once the control has its new value. */
  readonly onChange: () => void;
}

/** What the last check has found. */
interface Found {
  readonly errors: FieldErrors;
  /** How many checks there were since the form was cleared. */
  readonly checks: number;
}

/**
 * The fields of one form. A value is what its controls hold, whoever has set it: the visitor, a browser that fills
 * forms, or a script of the page. A field that is not shown keeps its last one.
 */
export class FieldStore {
  private found: Found = { errors: {}, checks: 0 };
  /** The last known values, by field name. */
  private readonly kept: LeadValues;
  private readonly attached = new Map<string, ReadonlySet<Control>>();
  private readonly registrations = new Map<string, FieldRegistration>();
  private readonly listeners = new Set<() => void>();

  constructor(defaults: LeadValues) {
    this.kept = { ...defaults };
  }

  /** Calls `listener` when an error changes, or a value with an event or by `setValue`. Returns how to stop it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the props for a field's controls. The next input clears its error. */
  register(name: string): FieldRegistration {
    const known = this.registrations.get(name);
    if (known) return known; // another `ref` would detach the control and attach it again
    const registration: FieldRegistration = {
      name,
      ref: (control) => (control ? this.attach(name, control) : this.keep(name)),
      onChange: () => {
        this.keep(name);
        this.clearError(name);
        this.tell();
      },
    };
    this.registrations.set(name, registration);
    return registration;
  }

  /** Returns the controls that the form shows for a field. Not found by name: others may have it too. */
  controlsOf(name: string): readonly Control[] {
    const controls = [...(this.attached.get(name) ?? [])];
    return controls.filter(({ isConnected }) => isConnected).sort(inScreenOrder);
  }

  /** Returns '' for a box or a scale without a tick. */
  valueOf(name: string): string {
    return valueIn(this.controlsOf(name)) ?? this.kept[name] ?? '';
  }

  /** Sets a value without an event of its control. Its error stays. */
  setValue(name: string, value: string): void {
    this.write(name, value);
    this.tell();
  }

  /**
   * Takes in what controls got without an event, as from iOS Chrome's autofill, or in Firefox after a reload. Returns
   * whether there was any.
   */
  adopt(): boolean {
    const untold = [...this.attached.keys()].filter((name) => this.valueOf(name) !== (this.kept[name] ?? ''));
    untold.forEach((name) => this.keep(name));
    if (untold.length > 0) this.tell();
    return untold.length > 0;
  }

  /** Returns what the last check has found: the same object until that changes. */
  lastFound = (): Found => this.found;

  /** Returns the sentence of a field's error. */
  errorOf(name: string): string | undefined {
    return this.found.errors[name];
  }

  /** Shows an error that no rule finds, until the next input or check. */
  setError(name: string, error: string): void {
    this.find({ ...this.found, errors: { ...this.found.errors, [name]: error } });
  }

  /** Takes a field's error away. Other fields keep theirs. */
  clearError(name: string): void {
    if (this.errorOf(name) === undefined) return;
    const { [name]: _cleared, ...errors } = this.found.errors;
    this.find({ ...this.found, errors });
  }

  /** Shows what a check of all fields has found. */
  setErrors(errors: FieldErrors): void {
    this.find({ errors, checks: this.found.checks + 1 });
  }

  /** Sets all values, and forgets all errors. */
  reset(values: LeadValues): void {
    for (const [name, value] of Object.entries(values)) this.write(name, value);
    this.find({ errors: {}, checks: 0 });
  }

  private attach(name: string, control: Control): void {
    const earlier = [...(this.attached.get(name) ?? [])];
    const others = control.isConnected ? earlier.filter(({ isConnected }) => isConnected) : earlier;
    this.attached.set(name, new Set([...others, control]));
    const value = this.kept[name];
    if (value) writeValue(control, value);
  }

  private write(name: string, value: string): void {
    this.kept[name] = value;
    for (const control of this.controlsOf(name)) writeValue(control, value);
  }

  private keep(name: string): void {
    this.kept[name] = this.valueOf(name);
  }

  private find(found: Found): void {
    this.found = found;
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
