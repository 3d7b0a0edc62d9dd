import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Frameworks with server components also send a module that begins with it to the browser. */
export const directive = '"use client";';

/** A built module is for the client if it imports React, itself or by other files of its package. */
export function isClientModule(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return staticImports(readFileSync(file, 'utf8')).some((name) =>
    name.startsWith('.') ? isClientModule(join(dirname(file), name), seen) : /^react(-dom)?(\/|$)/.test(name),
  );
}

function staticImports(code: string): string[] {
  const statements = code.matchAll(/^(?:import|export)\b[^;"']*["']([^"'\n]+)["'];$/gm);
  return [...statements].map(([, name = '']) => name);
}
