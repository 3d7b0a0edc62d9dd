// Loaded before all that an older Node cannot load. On Linux the packages bring Node 24 with them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Node 24.15 or newer is needed on this machine and this is ${process.version}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}
