import { buildCdn } from './build-cdn.ts';
import { buildPackages } from './build-packages.ts';

await buildCdn();
await buildPackages();
console.log('Built packages/loader/dist/cdn and packages/*/dist');
