import type { configKeys } from './config-keys.ts';
import type { ConfigKey } from './config-kinds.ts';
import type { Environment } from './environment.ts';

type Table = typeof configKeys;

type ValuesOf<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends ConfigKey<infer Value> ? Value : ValuesOf<Group[Name]>;
};

type PartsOf<Group> = {
  readonly [Name in keyof Group]?:
    (Group[Name] extends ConfigKey<infer Value> ? Value : PartsOf<Group[Name]>) | undefined;
};

/** As the table is read: without a flag, the environment is not known yet. */
export type ConfigValues = ValuesOf<Table>;

/** The page's complete configuration, as `getConfig` returns it. Every key has a value; '' means none. */
export interface Config extends ConfigValues {
  readonly environment: Environment;
}

/** The configuration as `configure({ json })` takes it: any part of it. Other keys keep their defaults. */
export type ConfigInput = PartsOf<Table>;

/** How the body of a lead is encoded. */
export type Encoding = Config['encoding']['lead'];

/** '' means the page's own origin. */
export type Bases = Config['apiBase'];
