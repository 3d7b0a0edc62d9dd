import { createMapLibraries } from '@adviser-widgets/sandbox/in-page';
import { installFakeApi, type FakeApi } from './fake-api.ts';

const path = '/stand-ins/maps/';

/** Gives the page the sandbox's map service, as if its script had loaded. */
export function installFakeMaps(): Pick<FakeApi, 'requests' | 'remove'> {
  const { requests, remove } = installFakeApi({ path });
  const libraries = createMapLibraries(new URL(`${path}api.js?key=any`, location.href));
  const importLibrary = (name: string) => Promise.resolve(libraries[name]);
  Object.assign(globalThis, { google: { maps: { importLibrary } } });
  return {
    requests,
    remove() {
      remove();
      Reflect.deleteProperty(globalThis, 'google');
    },
  };
}
