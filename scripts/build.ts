/** Pages and host into `dist/`, with the content that they ship; run by `npm run build` (`build.mjs`). */
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import configurations from '../webpack.config';
import { failWith } from './blocks/failWith';
import { billOfMaterials } from './build/billOfMaterials';
import { entryManifest } from './build/entryManifest';
import { licenceTexts, type LockedPackages } from './build/licences';
import { runWebpack } from './build/runWebpack';

const root = path.resolve(__dirname, '..');

/** What a build is made of, for whoever runs it: the list of its packages, and their terms. */
async function writeOrigins(): Promise<void> {
  // A packed project has it under the only name that npm packs (scripts/bootstrap/packedLock.mjs).
  const locked = existsSync(path.join(root, 'package-lock.json'))
    ? 'package-lock.json'
    : 'npm-shrinkwrap.json';
  const lock = JSON.parse(await readFile(path.join(root, locked), 'utf8')) as {
    readonly name: string;
    readonly packages: LockedPackages;
  };
  const [bill, licences] = await Promise.all([
    billOfMaterials(root, lock.name),
    licenceTexts(root, lock.packages),
  ]);
  await writeFile(path.join(root, 'dist/sbom.cdx.json'), bill);
  await writeFile(path.join(root, 'dist/licences.txt'), licences);
}

async function main(): Promise<void> {
  const stats = await runWebpack(configurations());
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  const browser = stats.stats.find(({ compilation }) => compilation.name === 'browser');
  if (!browser) throw new Error('The browser build gave no result');
  await writeFile(path.join(root, 'dist/host/entries.json'), JSON.stringify(entryManifest(browser), null, 2));
  for (const folder of ['templates', 'brands', 'schemas', 'rules']) {
    await cp(path.join(root, folder), path.join(root, 'dist', folder), { recursive: true, force: true });
  }
  await writeOrigins();
}

main().catch(failWith);
