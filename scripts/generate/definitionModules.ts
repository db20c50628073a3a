import { type ForeignBlock, identifierOf, keyOf } from './foreignBlock';

const remark =
  '// Made by `npm run generate`, and by the build from the block packages that it takes in. Do not edit.';

/** Gathers the facts that stand in each block's folder; a type without them does not compile. */
function blockFactsModule(own: readonly string[], foreign: readonly ForeignBlock[]): string {
  const rows = (part: string) => own.map((type) => `  ${type}: ${type}.${part},\n`).join('');
  const facts = foreign.map(
    ({ type, group, fixture }) =>
      `  ${keyOf(type)}: packageFacts(${JSON.stringify(type)}, ${JSON.stringify(group)}, ${JSON.stringify(fixture)}),\n`,
  );
  const helper = foreign.length > 0 ? "import { packageFacts } from './packageFacts';\n" : '';
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
import type { BlockType } from '../template/block';
${own.map((type) => `import * as ${type} from './${type}/facts';`).join('\n')}
${helper}import type { BlockFacts, BlockSamples } from './definition';

/** What the editor knows of each block type. */
export const blockFacts: { readonly [Type in BlockType]: BlockFacts<Type> } = {
${rows('facts')}${facts.join('')}};

/** Props of each block type for tests. */
export const blockSamples: { readonly [Type in BlockType]: BlockSamples<Type> } = {
${rows('samples')}};
`;
}

/** Everything at once, for the host and the editor. */
function everyDefinitionModule(foreign: readonly ForeignBlock[]): string {
  const imports = foreign.map(
    ({ type, view }) => `import ${identifierOf(type)} from ${JSON.stringify(view)};\n`,
  );
  const rows = foreign.map(
    ({ type, isStatic }) =>
      `  ${keyOf(type)}: { View: ${identifierOf(type)}${isStatic ? ', isStatic: true' : ''} },\n`,
  );
  return `${remark}
import { registry } from './registry';
${imports.join('')}
/** Every block type that this build can draw, in the order in which the editor offers them. */
export const everyDefinition: typeof registry = {
  ...registry,
${rows.join('')}};
`;
}

const loadOwn = `/** Code of the blocks that a page has and has not loaded yet. */
export const load = (
  _blocks: readonly Block[],
  _isMissing: (block: Block) => boolean,
): Promise<Definitions> => Promise.resolve(registry);
`;

const loadEach = (foreign: readonly ForeignBlock[]): string => `const packages = {
${foreign.map(({ type, view }) => `  ${keyOf(type)}: () => import(${JSON.stringify(view)}),\n`).join('')}};

const loadPackage = (type) => packages[type]().then((code) => ({ [type]: { View: code.default } }));

/** Code of the blocks that a page has and has not loaded yet: each package's is a chunk of its own. */
export async function load(blocks: readonly Block[], isMissing: (block: Block) => boolean): Promise<Definitions> {
  const missing = new Set(blocks.filter(isMissing).map(({ type }) => type));
  const types = [...missing].filter((type) => Object.hasOwn(packages, type));
  return Object.assign({}, registry, ...(await Promise.all(types.map(loadPackage))));
}
`;

/** For pages in the browser, which load what they have. */
const lateDefinitionsModule = (foreign: readonly ForeignBlock[]): string => `${remark}
import type { Block } from '../template/block';
import type { Definitions } from './definition';
import { registry } from './registry';

${foreign.length > 0 ? loadEach(foreign) : loadOwn}`;

export const definitionModules = (
  own: readonly string[],
  foreign: readonly ForeignBlock[],
): ReadonlyMap<string, string> =>
  new Map([
    ['blocks/blockFacts.ts', blockFactsModule(own, foreign)],
    ['blocks/everyDefinition.ts', everyDefinitionModule(foreign)],
    ['blocks/lateDefinitions.ts', lateDefinitionsModule(foreign)],
  ]);
