import { buildCdn } from './build-cdn.ts';
import { buildPackages } from './build-packages.ts';

await buildPackages();
await buildCdn(); // last, as the other clears what is beside its files
console.log('Built packages/loader/dist/cdn and packages/*/dist');
