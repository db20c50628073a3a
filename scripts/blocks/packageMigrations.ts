import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PackageFault } from './packageFault';

/** Steps of a package by the version that each leads from: `migrations/1.ts` makes version 2 of version 1. */
export function readMigrations(folder: string, version: number): readonly { from: number; module: string }[] {
  const place = path.join(folder, 'migrations');
  const names = existsSync(place) ? readdirSync(place).filter((name) => !name.includes('.test.')) : [];
  const steps = names.map((name) => {
    const module = path.join(place, name);
    const from = Number(/^([1-9]\d{0,2})\.ts$/.exec(name)?.[1]);
    if (!(from < version))
      throw new PackageFault(
        module,
        `is no step to version ${version}: name it by the version that it leads from, as 1.ts`,
      );
    return { from, module };
  });
  return steps.sort((one, other) => one.from - other.from);
}
