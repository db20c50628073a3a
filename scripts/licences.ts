/** Part of `npm run lint`: a package that would ship under terms which do not let it is named, and nothing passes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayShip, shippedPackages, type LockedPackages } from './build/licences';

const lock = path.resolve(__dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { readonly packages: LockedPackages };
const refused = shippedPackages(packages).filter(({ license, name }) => !mayShip(license, name));
for (const { name, version, license } of refused)
  console.error(
    `${name} ${version} would ship under "${license}". Use another package, or add terms that ask for no more than to be named to scripts/build/licences.ts`,
  );
process.exitCode = refused.length === 0 ? 0 : 1;
