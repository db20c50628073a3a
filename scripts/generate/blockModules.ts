import { fieldSchemasModule } from './fieldSchemas';
import { knownNamesModule } from './knownNames';
import { definitionModules } from './definitionModules';
import { type ForeignBlock, identifierOf, keyOf } from './foreignBlock';
import { packageModules } from './packageModules';
import { propRolesModule } from './propRoles';
import { blockTypeOf, only, type SchemaFile, startsWith } from './schemaFiles';

export interface BlockSchemas {
  readonly common: SchemaFile;
  readonly template: SchemaFile;
  readonly envelope: SchemaFile;
  /** Of the blocks in `src/blocks/`. */
  readonly own: readonly SchemaFile[];
}

/** What the modules about blocks are made from. */
export function blockSchemasOf(files: readonly SchemaFile[]): BlockSchemas {
  return {
    common: only(files, 'common.schema.json'),
    template: only(files, 'template.schema.json'),
    envelope: only(files, 'block.schema.json'),
    own: files.filter(startsWith('blocks/')),
  };
}

function blocksModule(own: readonly SchemaFile[], foreign: readonly ForeignBlock[]): string {
  const names = own.map((file) => String(file.schema.title));
  const rows = own.map((file) => `  ${blockTypeOf(file)}: ${String(file.schema.title)};`).join('\n');
  const types = [...own.map(blockTypeOf), ...foreign.map(({ type }) => type)];
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { ${names.join(', ')} } from './template';

/** Props of each block type as published, before a language is chosen. */
export interface PublishedBlockProps {
${rows}
}

export const blockTypes = ${JSON.stringify(types)} as const;
`;
}

function blockValidatorsModule(own: readonly SchemaFile[], foreign: readonly ForeignBlock[]): string {
  const ownTypes = own.map(blockTypeOf);
  const imports = [
    ...ownTypes.map((type) => `import ${type} from './validators/blocks/${type}';`),
    ...foreign.map(
      ({ type, validator }) => `import ${identifierOf(type)} from ${JSON.stringify(validator)};`,
    ),
  ];
  const rows = [...ownTypes, ...foreign.map(({ type }) => `${keyOf(type)}: ${identifierOf(type)}`)];
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { Validator } from '../codec/validator';
${imports.join('\n')}

export const blockValidators: Readonly<Record<string, Validator<unknown>>> = { ${rows.join(', ')} };
`;
}

/**
 * Modules that gather what is known of every block, by their paths below \`src/\`. Without foreign blocks they are what is
 * committed; a build with block packages puts others in their place.
 */
export function blockModules(
  { common, template, envelope, own }: BlockSchemas,
  foreign: readonly ForeignBlock[],
): ReadonlyMap<string, string> {
  const all = [...own, ...foreign.map(({ file }) => file)];
  return new Map([
    ['generated/blocks.ts', blocksModule(own, foreign)],
    ['generated/blockValidators.ts', blockValidatorsModule(own, foreign)],
    ['generated/propRoles.ts', propRolesModule(all, common)],
    ['generated/fieldSchemas.ts', fieldSchemasModule(all, template, common)],
    ['generated/knownNames.ts', knownNamesModule(all, template, envelope, common)],
    ...packageModules(foreign),
    ...definitionModules(own.map(blockTypeOf), foreign),
  ]);
}
