import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import configurations from '../../webpack.config';

/** A module and all that it imports as one script for the browser, built like the pages. */
export async function bundleForBrowser(entry: string): Promise<string> {
  const [pages] = configurations();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-bundle-'));
  const compiler = webpack({
    ...pages,
    entry: { work: entry },
    output: { path: folder, filename: '[name].js' },
    plugins: [],
  });
  try {
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      }),
    );
    return readFileSync(path.join(folder, 'work.js'), 'utf8');
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}
