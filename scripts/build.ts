/** `npm run build`: pages and host into `dist/`, with the content that they ship. */
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import configurations from '../webpack.config';
import { entryManifest } from './build/entryManifest';

const root = path.resolve(__dirname, '..');

async function run(): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats) throw new Error('webpack ended without a result');
  return stats;
}

async function main(): Promise<void> {
  const stats = await run();
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  if (stats.hasErrors()) throw new Error('The build has errors, see above');
  const browser = stats.stats.find(({ compilation }) => compilation.name === 'browser');
  if (!browser) throw new Error('The browser build gave no result');
  await writeFile(path.join(root, 'dist/host/entries.json'), JSON.stringify(entryManifest(browser), null, 2));
  for (const folder of ['templates', 'brands', 'rules']) {
    await cp(path.join(root, folder), path.join(root, 'dist', folder), { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
