import { blockModules, blockSchemasOf } from './blockModules';
import { editorCallModules } from './editorCalls';
import { baseName, only, readSchemaFiles, type SchemaFile, startsWith } from './schemaFiles';
import { readableFieldsModule } from './readableFields';
import { editorComponents, publishedSchemas } from './publishedSchemas';
import { typesModule } from './types';
import { validatorDeclaration, validatorModule } from './validators';

const titleOf = ({ schema }: SchemaFile): string => String(schema.title);

/** Payloads and replies of the editor's calls by the names of their schemas. */
const editorSchemasModule = (editor: readonly SchemaFile[]): string =>
  `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type * as editor from './editor';

export interface EditorSchemas {
${editor.map((file) => `  ${baseName(file.id)}: editor.${titleOf(file)};`).join('\n')}
}

export type EditorSchemaName = keyof EditorSchemas;
`;

/** Files of settings, whose defaults the validator fills in. */
const hasDefaults = ({ id }: SchemaFile): boolean => id === 'brand.schema.json' || id === 'oidc.schema.json';

const isMarketRules = (id: string): boolean => id.startsWith('marketRule');

/** Module of `src/generated/` that holds the type of a schema. */
function typesModuleOf(id: string): string {
  if (id.startsWith('replies/')) return 'replies';
  if (id.startsWith('editor/')) return 'editor';
  if (isMarketRules(id)) return 'marketRules';
  if (id === 'blockPackage.schema.json') return 'blockPackage';
  if (id === 'webhookEvent.schema.json') return 'webhookEvent';
  if (id === 'oidc.schema.json') return 'oidc';
  if (id === 'conversion.schema.json') return 'conversion';
  return id === 'brand.schema.json' ? 'brand' : 'template';
}

/** Content of every generated file by its path below `src/`. */
export async function generateAll(folder: string): Promise<Map<string, string>> {
  const files = readSchemaFiles(folder);
  const schemas = blockSchemasOf(files);
  const { common, template, envelope, own: blocks } = schemas;
  const shared = [common, only(files, 'loan.schema.json')];
  const editorCommon = only(files, 'editor/common.schema.json');
  const replies = files.filter(startsWith('replies/'));
  const payloads = files.filter(startsWith('payloads/'));
  const editor = files.filter(startsWith('editor/')).filter((file) => file !== editorCommon);
  const marketRules = files.filter(({ id }) => isMarketRules(id));
  const manifest = only(files, 'blockPackage.schema.json');
  const webhookEvent = only(files, 'webhookEvent.schema.json');
  const editorPieces = [common, editorCommon, only(files, 'marketRules.schema.json'), webhookEvent];
  const output = new Map<string, string>([
    [
      'generated/template.ts',
      await typesModule([template, envelope, ...blocks], [common], { allDefinitions: true }),
    ],
    [
      'generated/brand.ts',
      await typesModule([only(files, 'brand.schema.json')], [common], { defaultsFilled: true }),
    ],
    [
      'generated/oidc.ts',
      await typesModule([only(files, 'oidc.schema.json')], editorPieces, { defaultsFilled: true }),
    ],
    ['generated/marketRules.ts', await typesModule(marketRules, marketRules)],
    ['generated/blockPackage.ts', await typesModule([manifest], [manifest])],
    [
      'generated/webhookEvent.ts',
      await typesModule([webhookEvent], [webhookEvent], { allDefinitions: true }),
    ],
    ['generated/conversion.ts', await typesModule([only(files, 'conversion.schema.json')], [common])],
    ['generated/replies.ts', await typesModule(replies, shared)],
    ['generated/payloads.ts', await typesModule(payloads, shared)],
    ['generated/editor.ts', await typesModule(editor, editorPieces)],
    ['generated/publishedSchemas.json', publishedSchemas(files)],
    ['generated/editorComponents.json', editorComponents(files, editor)],
    ['generated/editorSchemas.ts', editorSchemasModule(editor)],
    ...editorCallModules((name) => titleOf(only(files, `editor/${name}.schema.json`))),
    [
      'generated/readableFields.ts',
      readableFieldsModule([only(files, 'loan.schema.json'), ...replies, ...payloads]),
    ],
    ...blockModules(schemas, []),
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
    output.set(`generated/${name}.js`, validatorModule(files, file.id, hasDefaults(file)));
    output.set(
      `generated/${name}.d.ts`,
      validatorDeclaration(file.id, titleOf(file), typesPath, `${up}../codec/validator`),
    );
  }
  return output;
}
