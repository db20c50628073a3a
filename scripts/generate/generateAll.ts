import { baseName, readSchemaFiles, type SchemaFile } from './schemaFiles';
import { fieldSchemasModule } from './fieldSchemas';
import { knownNamesModule } from './knownNames';
import { propRolesModule } from './propRoles';
import { readableFieldsModule } from './readableFields';
import { typesModule } from './types';
import { validatorDeclaration, validatorModule } from './validators';

const startsWith = (prefix: string) => (file: SchemaFile) => file.id.startsWith(prefix);

function only(files: readonly SchemaFile[], id: string): SchemaFile {
  const found = files.find((file) => file.id === id);
  if (!found) throw new Error(`schemas/${id} is missing`);
  return found;
}

function blockModule(blocks: readonly SchemaFile[]): string {
  const names = blocks.map((file) => baseName(file.id));
  const imports = blocks.map((file) => String(file.schema.title)).join(', ');
  const rows = blocks.map((file) => `  ${baseName(file.id)}: ${String(file.schema.title)};`).join('\n');
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { ${imports} } from './template';

/** Props of each block type as published, before a language is chosen. */
export interface PublishedBlockProps {
${rows}
}

export const blockTypes = ${JSON.stringify(names)} as const;
`;
}

function blockValidatorsModule(blocks: readonly SchemaFile[]): string {
  const names = blocks.map((file) => baseName(file.id));
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { Validator } from '../codec/validator';
${names.map((name) => `import ${name} from './validators/blocks/${name}';`).join('\n')}

export const blockValidators: Readonly<Record<string, Validator<unknown>>> = { ${names.join(', ')} };
`;
}

/** Names of the payloads and replies of the editor's calls. */
const editorSchemasModule = (editor: readonly SchemaFile[]): string =>
  `// Made from schemas/ by \`npm run generate\`. Do not edit.

export type EditorSchemaName =
${editor.map((file) => `  | '${baseName(file.id)}'`).join('\n')};
`;

/** Gathers the facts that stand in each block's folder; a type without them does not compile. */
function blockFactsModule(blocks: readonly SchemaFile[]): string {
  const names = blocks.map((file) => baseName(file.id));
  const rows = (part: string) => names.map((name) => `  ${name}: ${name}.${part},`).join('\n');
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { BlockType } from '../template/block';
${names.map((name) => `import * as ${name} from './${name}/facts';`).join('\n')}
import type { BlockFacts, BlockSamples } from './definition';

/** What the editor knows of each block type. */
export const blockFacts: { readonly [Type in BlockType]: BlockFacts<Type> } = {
${rows('facts')}
};

/** Props of each block type for tests. */
export const blockSamples: { readonly [Type in BlockType]: BlockSamples<Type> } = {
${rows('samples')}
};
`;
}

const isMarketRules = (id: string): boolean => id.startsWith('marketRule');

/** Module of `src/generated/` that holds the type of a schema. */
function typesModuleOf(id: string): string {
  if (id.startsWith('replies/')) return 'replies';
  if (id.startsWith('editor/')) return 'editor';
  if (isMarketRules(id)) return 'marketRules';
  return id === 'brand.schema.json' ? 'brand' : 'template';
}

/** Content of every generated file by its path below `src/`. */
export async function generateAll(folder: string): Promise<Map<string, string>> {
  const files = readSchemaFiles(folder);
  const common = only(files, 'common.schema.json');
  const shared = [common, only(files, 'loan.schema.json')];
  const editorCommon = only(files, 'editor/common.schema.json');
  const blocks = files.filter(startsWith('blocks/'));
  const replies = files.filter(startsWith('replies/'));
  const payloads = files.filter(startsWith('payloads/'));
  const editor = files.filter(startsWith('editor/')).filter((file) => file !== editorCommon);
  const marketRules = files.filter(({ id }) => isMarketRules(id));
  const template = only(files, 'template.schema.json');
  const envelope = only(files, 'block.schema.json');
  const output = new Map<string, string>([
    [
      'generated/template.ts',
      await typesModule([template, envelope, ...blocks], [common], { allDefinitions: true }),
    ],
    [
      'generated/brand.ts',
      await typesModule([only(files, 'brand.schema.json')], [common], { defaultsFilled: true }),
    ],
    ['generated/marketRules.ts', await typesModule(marketRules, marketRules)],
    ['generated/replies.ts', await typesModule(replies, shared)],
    ['generated/payloads.ts', await typesModule(payloads, shared)],
    [
      'generated/editor.ts',
      await typesModule(editor, [common, editorCommon, only(files, 'marketRules.schema.json')]),
    ],
    ['generated/editorSchemas.ts', editorSchemasModule(editor)],
    [
      'generated/readableFields.ts',
      readableFieldsModule([only(files, 'loan.schema.json'), ...replies, ...payloads]),
    ],
    ['generated/blocks.ts', blockModule(blocks)],
    ['generated/blockValidators.ts', blockValidatorsModule(blocks)],
    ['generated/propRoles.ts', propRolesModule(blocks, common)],
    ['generated/fieldSchemas.ts', fieldSchemasModule(blocks, template, common)],
    ['generated/knownNames.ts', knownNamesModule(blocks, template, envelope, common)],
    ['blocks/blockFacts.ts', blockFactsModule(blocks)],
  ]);
  for (const file of files) {
    // Nobody reads a message to the app here: that schema is for the people who write the app.
    if (
      shared.includes(file) ||
      file === editorCommon ||
      file.id.startsWith('payloads/') ||
      file.id === 'bridge.schema.json'
    )
      continue;
    const name = `validators/${file.id.replace('.schema.json', '')}`;
    const up = '../'.repeat(name.split('/').length - 1);
    const typesPath = `${up}${typesModuleOf(file.id)}`;
    output.set(`generated/${name}.js`, validatorModule(files, file.id, file.id === 'brand.schema.json'));
    output.set(
      `generated/${name}.d.ts`,
      validatorDeclaration(String(file.schema.title), typesPath, `${up}../codec/validator`),
    );
  }
  return output;
}
