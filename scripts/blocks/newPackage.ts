import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PackageFault } from './packageFault';
import { starterFiles } from './starterFiles';
import { writeTypes } from './writeTypes';

const typeForm = /^([a-z][a-z0-9]{1,30})\/([a-z][A-Za-z0-9]{1,31})$/;

/**
 * Makes a block package that passes its test.
 * @param type `acme/priceTable`
 * @param folder where, as `base` sees it; `acme-blocks/priceTable` unless said
 * @param base where whoever asks stands
 * @param root of the project
 * @returns what was made where, and what to do next
 */
export async function newPackage(
  type: string,
  folder: string | undefined,
  { base, root }: { readonly base: string; readonly root: string },
): Promise<string> {
  const [, vendor, name] = typeForm.exec(type) ?? [];
  if (vendor === undefined || name === undefined)
    throw new PackageFault(type, 'a type has a vendor and a name in letters, as acme/priceTable');
  const target = path.resolve(base, folder ?? `${vendor}-blocks/${name}`);
  if (existsSync(target)) throw new PackageFault(target, 'is there already. Name another folder');
  for (const [file, content] of Object.entries(starterFiles(type))) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), content);
  }
  await writeTypes([target], root);
  // By its whole path, it is found from wherever the next command is called.
  const shown = folder === undefined ? path.dirname(target) : target;
  return `Made ${type} in ${target}

  npm run blocks -- test ${shown}     builds it, draws it in every language, runs the checks
  BLOCKS=${shown} npm start           shows it in the editor and on pages`;
}
