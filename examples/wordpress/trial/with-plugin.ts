import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs something while the site has another plugin, given as its PHP. */
export async function withPlugin(folder: string, code: string, run: () => Promise<void>): Promise<void> {
  const plugins = join(folder, 'wp-content/mu-plugins');
  mkdirSync(plugins, { recursive: true });
  writeFileSync(join(plugins, 'trial.php'), `<?php\n${code}`);
  try {
    await run();
  } finally {
    rmSync(plugins, { recursive: true });
  }
}
