import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodePrograms } from '../build/nodePrograms';
import { BuildFault, runWebpack } from '../build/runWebpack';
import { composeBlocks } from './composeBlocks';
import type { createFixtures, Fixtures, FixtureOptions } from './fixtureProgram';
import { packageBuild } from './packageBuild';

/** Stands for the browser's build where only the HTML of blocks is looked at. */
const noAssets: FixtureOptions['assets'] = {
  scripts: [],
  code: [],
  style: '',
  preHydrationScript: '',
  guardedPageScript: '',
  statusPageScript: '',
};

/**
 * Builds what draws fixtures with the packages of `blocks`, and loads it. They have the brand of CONFIG_FILE, as the
 * host has. Rejects where a package is refused, or the brand file is wrong.
 * @param blocks as BLOCKS
 * @param root of the project
 */
export async function loadFixtures(
  blocks: string,
  root: string,
  assets: FixtureOptions['assets'] = noAssets,
): Promise<Fixtures> {
  // Within the project: the program finds the installed packages from where it lies.
  const folder = mkdtempSync(path.join(root, 'node_modules/.vitrina-blocks-'));
  try {
    const foreign = packageBuild(composeBlocks(blocks, root, path.join(folder, 'composed')), root);
    const entry = { fixtures: './scripts/blocks/fixtureProgram.ts' };
    const target = path.join(folder, 'program');
    await runWebpack([nodePrograms({ name: 'fixtures', root, target, entry, foreign })]);
    const program = createRequire(path.join(root, 'package.json'))(path.join(target, 'fixtures.js')) as {
      createFixtures: typeof createFixtures;
    };
    const configFile = process.env.CONFIG_FILE;
    const fixtures = program.createFixtures({ configFile, assets, clock: Date.now });
    if (!fixtures.ok) throw new BuildFault(fixtures.error.join('\n'));
    return fixtures.value;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
