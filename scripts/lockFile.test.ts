import { readFileSync } from 'node:fs';
import path from 'node:path';

type Versions = Readonly<Record<string, string>>;

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.resolve(__dirname, '..', name), 'utf8'));
const manifest = read('package.json') as LockedPackage;
const { packages } = read('package-lock.json') as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** The package that `require(name)` finds from a folder of the tree; undefined: none is locked. */
function findPackage(from: string, name: string): LockedPackage | undefined {
  const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (found || from === '') return found;
  return findPackage(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

/** What `npm ci` refuses: it installs nothing where one package, of whatever platform, is not locked. */
describe('the lock file is one that npm ci takes', () => {
  it('wants what package.json wants', () => {
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
  });

  it('holds every dependency of every package, those of other platforms too', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !findPackage(place, name))
        .map((name) => `${name}, for ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds the very version where one is wanted', () => {
    const wrong = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies })
        .filter(
          ([name, wanted]) => /^\d+\.\d+\.\d+$/.test(wanted) && findPackage(place, name)?.version !== wanted,
        )
        .map(([name, wanted]) => `${name} ${wanted}, for ${place}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
