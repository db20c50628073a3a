/**
 * A static site in `dist/catalogue/` with every block of the build, live, in each language and theme, with its props, schema
 * and weight; run by `npm run catalogue` (`catalogue.mjs`), which says by `BLOCKS` what the build was made with.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CataloguePage, catalogueIndex, catalogueThemes, liveDocument } from './blocks/catalogue';
import { failWith } from './blocks/failWith';
import { loadFixtures } from './blocks/loadFixtures';
import { readPackages } from './blocks/composeBlocks';
import { packageBytes } from './blocks/packageBytes';
import { sourceFiles } from './blocks/packageFiles';
import { blockSchemasOf } from './generate/blockModules';
import { blockTypeOf, readSchemaFiles } from './generate/schemaFiles';
import { readRestingAssets } from '../src/host/delivery/render/pageAssets';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'dist/catalogue');

async function write(name: string, content: string): Promise<void> {
  const file = path.join(target, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** As of a package; what only the editor knows of a block reaches no visitor. */
function ownBytes(type: string): number {
  const folder = path.join(root, 'src/blocks', type);
  return packageBytes(
    folder,
    sourceFiles(folder).filter((name) => name !== 'facts.ts'),
  );
}

async function main(): Promise<void> {
  const blocks = process.env.BLOCKS ?? '';
  const folders = {
    assets: path.join(root, 'dist/browser'),
    entriesFile: path.join(root, 'dist/host/entries.json'),
  };
  const fixtures = await loadFixtures(blocks, root, readRestingAssets('landing', folders));
  const { common, own } = blockSchemasOf(readSchemaFiles(path.join(root, 'schemas')));
  const schemas = new Map(
    [...own, ...readPackages(blocks, root, common).map(({ file }) => file)].map((file) => [
      blockTypeOf(file),
      file.schema,
    ]),
  );
  await rm(target, { recursive: true, force: true });
  await cp(folders.assets, path.join(target, 'assets'), { recursive: true });
  await cp(path.join(root, 'templates/pictures'), path.join(target, 'pictures'), { recursive: true });
  const themes = Object.entries(catalogueThemes(fixtures.theme));
  const pages: CataloguePage[] = [];
  for (const type of fixtures.types) {
    const [first] = fixtures.languages;
    const { props } = fixtures.draw(type, first ?? 'en');
    for (const language of fixtures.languages)
      for (const [theme, colours] of themes)
        await write(
          `blocks/${type}/${language}-${theme}.html`,
          liveDocument(fixtures.draw(type, language, colours)),
        );
    const packaged = fixtures.packaged[type];
    const bytes = packaged?.bytes ?? ownBytes(type);
    const isOfPackage = packaged !== undefined;
    pages.push({ type, props, schema: schemas.get(type) ?? {}, bytes, isOfPackage });
  }
  const style = await readFile(path.join(root, 'scripts/blocks/catalogue.css'), 'utf8');
  await write('index.html', catalogueIndex(pages, fixtures.languages, style));
  console.log(`${pages.length} blocks in ${path.relative(root, target)}/index.html`);
}

main().catch(failWith);
