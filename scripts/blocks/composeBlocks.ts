import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockSchemas, blockModules, blockSchemasOf } from '../generate/blockModules';
import type { ForeignBlock } from '../generate/foreignBlock';
import { readSchemaFiles, type SchemaFile } from '../generate/schemaFiles';
import { validatorModule } from '../generate/validators';
import { composedTexts } from './composedTexts';
import { packageFolders } from './packageFolders';
import { PackageFault } from './packageFault';
import { readPackage, type ReadPackage } from './readPackage';

/** A committed module or text file, and the file whose content the build takes in its place. */
export interface Replacement {
  readonly file: string;
  readonly by: string;
  /** Of the content, so that a cache of the build tells one from another. */
  readonly hash: string;
}

export interface ComposedBlocks {
  readonly packages: readonly ReadPackage[];
  readonly replacements: readonly Replacement[];
}

const none: ComposedBlocks = { packages: [], replacements: [] };

/** Packages by BLOCKS. Throws a `PackageFault` where one is not sound, or two have one type. */
export function readPackages(blocks: string, root: string, common: SchemaFile): readonly ReadPackage[] {
  const packages = packageFolders(blocks, root).map((folder) => readPackage(folder, common));
  const byType = new Map<string, ReadPackage>();
  for (const each of packages) {
    const { type } = each.manifest;
    const before = byType.get(type);
    if (before)
      throw new PackageFault(
        path.join(each.folder, 'block.json'),
        `its type ${type} is that of ${before.folder} too. Leave one of them out of BLOCKS`,
      );
    byType.set(type, each);
  }
  return packages;
}

function foreignBlock(
  { folder, manifest, file, migrations, bytes }: ReadPackage,
  target: string,
): ForeignBlock {
  const { type, version, group, icon, isStatic = false, fixture, origins = {} } = manifest;
  return {
    type,
    file,
    version,
    group,
    icon,
    isStatic,
    fixture,
    origins: { images: origins.images ?? [], media: origins.media ?? [] },
    bytes,
    view: path.join(folder, 'View.tsx'),
    validator: path.join(target, `validators/${type}.js`),
    migrations,
  };
}

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

function writeReplacements(
  contents: ReadonlyMap<string, string>,
  root: string,
  target: string,
): readonly Replacement[] {
  return [...contents].flatMap(([name, content]) => {
    const file = path.join(root, name);
    if (readFileSync(file, 'utf8') === content) return [];
    const by = path.join(target, name);
    write(by, content);
    return [{ file, by, hash: sha256(content) }];
  });
}

function writeValidators(packages: readonly ReadPackage[], schemas: BlockSchemas, target: string): void {
  for (const { file, manifest } of packages) {
    const code = validatorModule([schemas.common, file], file.id);
    write(path.join(target, `validators/${manifest.type}.js`), code);
  }
}

/** Namespaces of texts that packages add to. */
const textFiles = ['blocks', 'editorFields', 'editorPalette'] as const;

/**
 * What a build with block packages takes in place of what is committed: the modules and texts that gather what is known of
 * every block, made anew by the same generator from our blocks and the packages'.
 * @param blocks BLOCKS; empty: our own blocks alone, as committed
 * @param root of the project
 * @param target folder that is written anew
 */
export function composeBlocks(blocks: string, root: string, target: string): ComposedBlocks {
  if (blocks.trim() === '') return none;
  const schemas = blockSchemasOf(readSchemaFiles(path.join(root, 'schemas')));
  const packages = readPackages(blocks, root, schemas.common);
  rmSync(target, { recursive: true, force: true });
  writeValidators(packages, schemas, target);
  const modules = blockModules(
    schemas,
    packages.map((each) => foreignBlock(each, target)),
  );
  const sources = [...modules].map(([name, content]) => [`src/${name}`, content] as const);
  const texts = readdirSync(path.join(root, 'locales')).flatMap((language) =>
    textFiles.flatMap((name) => composedTexts(root, language, name, packages)),
  );
  return { packages, replacements: writeReplacements(new Map([...sources, ...texts]), root, target) };
}
