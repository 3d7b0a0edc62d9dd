// Runs before a package is packed (`prepack`). Only pnpm writes versions for `workspace:` and `catalog:`, and takes
// `exports` from `publishConfig`.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack this package with pnpm: "pnpm pack" or "pnpm publish". Other tools would publish a package that can\'t be installed.',
  );
  process.exitCode = 1;
}
