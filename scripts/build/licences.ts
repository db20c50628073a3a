import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** `packages` of package-lock.json, by folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What ships may be under these terms: they ask for no more than to be named. SPDX identifiers. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** A library that stands beside the program as a file of its own, which anybody can replace, as the LGPL asks. */
const besides = new Map([['LGPL-3.0-or-later', /^@img\/sharp-/]]);

const isAllowed = (licence: string, name: string): boolean =>
  permissive.includes(licence) || (besides.get(licence)?.test(name) ?? false);

/** Whether an SPDX expression lets a package ship: one side of each OR, every part of each AND. */
export function mayShip(expression: string, name: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((part) => isAllowed(part, name)));
}

const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that ship, with their terms; an empty text where a package names none. */
export const shippedPackages = (packages: LockedPackages) =>
  Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { version = '', license = '' }]) => ({ folder, name: nameOf(folder), version, license }));

const isNotice = (file: string): boolean => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file);

async function noticesOf(folder: string): Promise<string> {
  // Packages of other platforms are locked, and not installed.
  const files = await readdir(folder).catch(() => []);
  const texts = files.filter(isNotice).map((file) => readFile(path.join(folder, file), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.trim()).join('\n\n');
}

/** The terms of all that is installed and ships, with the notices that those terms ask to be passed on. */
export async function licenceTexts(root: string, packages: LockedPackages): Promise<string> {
  const parts = await Promise.all(
    shippedPackages(packages).map(async ({ folder, name, version, license }) => {
      const notices = await noticesOf(path.join(root, folder));
      return notices === '' ? '' : `${name} ${version} (${license})\n\n${notices}\n`;
    }),
  );
  return parts.filter((part) => part !== '').join(`\n${'-'.repeat(80)}\n\n`);
}
