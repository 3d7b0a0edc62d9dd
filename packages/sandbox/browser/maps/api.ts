/** The map service's stand-in, `/stand-ins/maps/api.js`: a classic script that defines `google.maps`. */
import { createLibraries } from './libraries.ts';

// A cast: the global is the vendor's, and a page may have set it to anything.
const page = window as { google?: { maps?: Record<string, unknown> } };
const source = new URL((document.currentScript as HTMLScriptElement).src);

const google = (page.google ??= {});
const maps = (google.maps ??= {});

// As with the vendor, the script is not ready once loaded: the rest follows, then the callback.
setTimeout(start, 30);

function start(): void {
  if (typeof maps.importLibrary === 'function')
    console.error('You have included the Google Maps JavaScript API multiple times on this page.');
  else install();
  callBack(source.searchParams.get('callback') ?? '');
}

function install(): void {
  const libraries = createLibraries(source);
  Object.assign(maps, ...Object.values(libraries), {
    importLibrary: (name: string) => {
      if (Object.hasOwn(libraries, name)) return Promise.resolve(libraries[name]);
      return Promise.reject(new Error(`The library ${name} is unknown.`));
    },
  });
}

/** A global function's name, or its path from the window. */
function callBack(path: string): void {
  let value: unknown = window;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  if (typeof value === 'function') value();
}
