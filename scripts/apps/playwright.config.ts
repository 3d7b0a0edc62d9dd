import { join } from 'node:path';
import { trialConfig } from '../trial-config.ts';

/** Tests apps that take the packages from npm, as a consumer would. */
export default trialConfig('apps', join(import.meta.dirname, 'browser'));
