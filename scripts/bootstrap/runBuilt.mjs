import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDependencies } from './ensureDependencies.mjs';
import { requireSupportedNode } from './nodeVersion.mjs';
import { runChild } from './runChild.mjs';
import { whereCalled } from './whereCalled.mjs';

/** In production there may be a build and nothing to build from; then there is nothing to bring up to date. */
const isInstallation = (root, program) =>
  !existsSync(path.join(root, 'src')) && existsSync(path.join(root, program));

/** Files that a command names are where whoever runs it stands (`npm --prefix` runs it from anywhere); data is the project's. */
const asCalled = (root) => ({
  cwd: whereCalled(),
  env: { DATA_DIR: path.join(root, '.data'), ...process.env },
});

/**
 * Installs and builds what is missing, then runs a built program in this terminal and ends as it ends.
 * Plain JavaScript without dependencies, since nothing is installed when it starts.
 * @param isCommand it is about files that its words name
 * @param building what `ensureBuild` is told
 */
export function runBuilt(root, program, parameters, { isCommand = false, ...building } = {}) {
  try {
    requireSupportedNode();
    if (!isInstallation(root, program)) {
      ensureDependencies(root);
      ensureBuild(root, program, building);
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  runChild(process.execPath, [path.join(root, program), ...parameters], isCommand ? asCalled(root) : {});
}
