import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type JsonSchema } from './schemaFiles';

/** A row of `locales/languages.json`; `schemas/languages.schema.json` describes it, and a test holds it to that. */
interface LanguageRow {
  readonly code: string;
  readonly name: string;
  readonly languageType: 1 | 2 | null;
  readonly market: 'in' | 'mx' | null;
  readonly speaks: 'promotion' | 'borrowers' | 'everything';
  readonly isOptional: boolean;
  readonly confirmedBy: string | null;
}

export const readLanguages = (root: string): readonly LanguageRow[] =>
  JSON.parse(readFileSync(path.join(root, 'locales/languages.json'), 'utf8')) as LanguageRow[];

const remark = '// Made from locales/languages.json by `npm run generate`. Do not edit.\n';
const quoted = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');
const unionOf = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(' | ');

function languagesModule(rows: readonly LanguageRow[], borrowers: readonly string[]): string {
  const optional = rows.filter(({ isOptional }) => isOptional);
  const types = rows.filter(({ languageType }) => languageType !== null);
  return `${remark}
/** Languages that the borrowers' screens speak. */
export type BorrowerLanguage = ${unionOf(borrowers)};

export const languageCodes = [${quoted(rows.map(({ code }) => code))}] as const;
export const borrowerLanguages = [${quoted(borrowers)}] as const;

/** Language type of each that has one (contract §1). */
export const languageTypes = { ${types.map(({ code, languageType }) => `${code}: ${languageType}`).join(', ')} } as const;

/** What a brand file turns on, for whose market, and who answers for the texts. */
export const optionalLanguages: Readonly<
  Record<string, { readonly market: string | null; readonly confirmedBy: string | null } | undefined>
> = {
${optional.map(({ code, market, confirmedBy }) => `  ${code}: ${JSON.stringify({ market, confirmedBy })},\n`).join('')}};
`;
}

interface Catalogue {
  /** Below `src/`. */
  readonly folder: string;
  readonly namespaces: readonly string[];
  readonly codes: readonly string[];
  /** Names its chunks, for the host; without it the build numbers them. */
  readonly chunk?: string;
}

/** Texts of one part of the product: a module a language, one that loads the one that is wanted, and one of all. */
function catalogueModules({ folder, namespaces, codes, chunk }: Catalogue): [string, string][] {
  const up = '../'.repeat(folder.split('/').length + 1);
  const one = (code: string): string =>
    `${namespaces.map((name) => `import ${name} from '${up}locales/${code}/${name}.json';\n`).join('')}
export default { ${namespaces.join(', ')} };
`;
  const texts = `${'../'.repeat(folder.split('/').length)}texts/presetTranslate`;
  const chunkName = (code: string): string => (chunk ? `/* webpackChunkName: "${chunk}-${code}" */ ` : '');
  const rows = codes.map((code) => `  ${code}: () => import(${chunkName(code)}'./${code}'),\n`).join('');
  const load = `${remark}import type { PresetTexts } from '${texts}';

/** A chunk a language, so that nobody downloads another's words. */
export const catalogues: Readonly<
  Record<${unionOf(codes)}, () => Promise<{ readonly default: PresetTexts }>>
> = {
${rows}};
`;
  return [
    ...codes.map((code): [string, string] => [`${folder}/${code}.ts`, one(code)]),
    [`${folder}/load.ts`, load],
  ];
}

/** The same texts of each language at once, for the host. */
const everyModule = (codes: readonly string[]): string =>
  `${remark}${codes.map((code) => `import ${code} from './${code}';\n`).join('')}
export const everyCatalogue = { ${codes.join(', ')} };
`;

/** Single files of each language, by name. */
const textsModule = (name: string, namespace: string, codes: readonly string[]): string =>
  `${remark}${codes.map((code) => `import ${code} from '../../locales/${code}/${namespace}.json';\n`).join('')}
export const ${name} = { ${codes.join(', ')} };
`;

/** Content of every file that lists languages, by its path below `src/`. */
export function languageModules(rows: readonly LanguageRow[]): [string, string][] {
  const all = rows.map(({ code }) => code);
  const borrowers = rows.filter(({ speaks }) => speaks !== 'promotion').map(({ code }) => code);
  const landing = { folder: 'pages/landing/catalogues', namespaces: ['blocks', 'common', 'promotion'] };
  const borrower = {
    folder: 'pages/borrower/catalogues',
    namespaces: ['borrower', 'common', 'complaint', 'loan', 'payway', 'repay', 'service'],
  };
  const keyFacts = { folder: 'features/loan/keyFacts/texts', namespaces: ['keyFacts'] };
  return [
    ['generated/languages.ts', languagesModule(rows, borrowers)],
    ['generated/browserFloorTexts.ts', textsModule('browserFloorTexts', 'browserFloor', all)],
    ['generated/previewTexts.ts', textsModule('previewTexts', 'preview', all)],
    ['generated/blockTexts.ts', textsModule('blockTexts', 'blocks', all)],
    ['generated/loanTexts.ts', textsModule('loanTexts', 'loan', borrowers)],
    ...catalogueModules({ ...landing, codes: all }),
    [`${landing.folder}/every.ts`, everyModule(all)],
    ...catalogueModules({ ...borrower, codes: borrowers, chunk: 'borrowerTexts' }),
    [`${borrower.folder}/every.ts`, everyModule(borrowers)],
    ...catalogueModules({ ...keyFacts, codes: borrowers, chunk: 'keyFactsTexts' }),
  ];
}

const record = (value: unknown, name: string): JsonSchema => {
  if (!isObject(value)) throw new Error(`schemas/common.schema.json has no ${name}`);
  return value;
};

/** `common.schema.json` with the languages of templates as the rows have them. */
export function withLanguages(common: JsonSchema, rows: readonly LanguageRow[]): JsonSchema {
  const codes = rows.map(({ code }) => code);
  const definitions = record(common.$defs, '$defs');
  const properties = Object.fromEntries(codes.map((code) => [code, { type: 'string' }]));
  return {
    ...common,
    $defs: {
      ...definitions,
      locale: { ...record(definitions.locale, 'locale'), enum: codes },
      textByLocale: { ...record(definitions.textByLocale, 'textByLocale'), properties },
    },
  };
}
