// Tests load one file of Astro, the swap of its client router, which imports nothing.
export const hooks = {
  readPackage: (manifest) =>
    manifest.name === 'astro' ? { ...manifest, dependencies: {}, optionalDependencies: {} } : manifest,
};
