import path from 'node:path';
import Ajv from 'ajv';
import type { BlockPackage } from '../../src/generated/blockPackage';
import validateManifest from '../../src/generated/validators/blockPackage';
import { fieldsOf } from '../generate/fieldSchemas';
import { isObject, type SchemaFile } from '../generate/schemaFiles';
import { mostPackageBytes, packageBytes } from './packageBytes';
import { checkSources, readJson } from './packageFiles';
import { PackageFault } from './packageFault';
import { readMigrations } from './packageMigrations';
import { packageSchema } from './packageSchema';
import { fieldWords, type FieldWords, type FlatTexts, visitorTexts } from './packageTexts';

/** A block package that is sound as far as its files tell. */
export interface ReadPackage {
  readonly folder: string;
  readonly manifest: BlockPackage;
  readonly file: SchemaFile;
  readonly texts: Readonly<Record<string, FlatTexts>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly migrations: readonly { readonly from: number; readonly module: string }[];
  /** Code and styles, compressed. */
  readonly bytes: number;
}

function readManifest(folder: string): BlockPackage {
  const file = path.join(folder, 'block.json');
  const manifest = readJson(file);
  if (validateManifest(manifest)) return manifest;
  const [fault] = validateManifest.errors ?? [];
  if (fault?.instancePath === '/type')
    throw new PackageFault(file, 'its type has to have a vendor and a name in letters: "acme/priceTable"');
  const place = fault?.instancePath || '/';
  const detail = Object.values(fault?.params ?? {}).join(' ');
  throw new PackageFault(
    file,
    `${place} ${fault?.message ?? 'is wrong'} (${detail}). See docs/engineers/blocks.md`,
  );
}

/** The fixture is what the editor puts on pages, so it has to fit the schema. */
function checkFixture(folder: string, fixture: object, file: SchemaFile, known: readonly SchemaFile[]): void {
  const ajv = new Ajv({
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    schemas: known.map(({ schema }) => schema),
  });
  let validate;
  try {
    validate = ajv.compile(file.schema);
  } catch (error) {
    throw new PackageFault(path.join(folder, 'props.schema.json'), `does not compile: ${String(error)}`);
  }
  if (validate(fixture)) return;
  const [fault] = validate.errors ?? [];
  throw new PackageFault(
    path.join(folder, 'block.json'),
    `/fixture${fault?.instancePath} ${fault?.message}: it has to fit props.schema.json`,
  );
}

const kinds = ['label', 'help', 'choice'] as const;

/** Names of all texts that fields ask for, below the block's own. */
function* wordsOf(value: unknown, type: string): Generator<readonly [(typeof kinds)[number], string]> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* wordsOf(item, type);
  if (!isObject(value)) return;
  const isChoice = typeof value.value === 'string' && value.key === undefined;
  for (const [name, child] of Object.entries(value)) {
    if (typeof child !== 'string') yield* wordsOf(child, type);
    else if (name === 'help' && child.startsWith(`${type}_`)) yield ['help', child.slice(type.length + 1)];
    else if (name === 'label' && child.startsWith(`${type}_`))
      yield [isChoice ? 'choice' : 'label', child.slice(type.length + 1)];
  }
}

function checkFieldWords(folder: string, words: FieldWords, file: SchemaFile, common: SchemaFile): void {
  const type = file.id.slice('blocks/'.length, -'.schema.json'.length);
  for (const [kind, name] of wordsOf(fieldsOf(file, common), type))
    if (!Object.hasOwn(words[kind], name))
      throw new PackageFault(
        path.join(folder, 'fields/en.json'),
        `has no "${name}" under ${kind}: what the editor calls that field`,
      );
}

/** Reads a block package. Throws a `PackageFault` that says what is wrong, where, and what to do. */
export function readPackage(folder: string, common: SchemaFile): ReadPackage {
  const manifest = readManifest(folder);
  checkSources(folder);
  const file = packageSchema(folder, manifest.type);
  checkFixture(folder, manifest.fixture, file, [common]);
  const fields = fieldWords(folder);
  if (fields.en) checkFieldWords(folder, fields.en, file, common);
  const bytes = packageBytes(folder);
  if (bytes > mostPackageBytes)
    throw new PackageFault(
      folder,
      `weighs ${bytes} bytes compressed; at most ${mostPackageBytes} are taken in`,
    );
  const migrations = readMigrations(folder, manifest.version);
  return { folder, manifest, file, texts: visitorTexts(folder), fields, migrations, bytes };
}
