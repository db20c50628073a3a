import Ajv, { type ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { identifierKeyword } from './identifierKeyword';
import { schemaBase, type SchemaFile } from './schemaFiles';

const header = '// Made from schemas/ by `npm run generate`. Do not edit.\n';

/** Of a reply only the places and keywords of its faults are looked at; all else would be sent to every borrower. */
const isReply = (id: string): boolean => id.startsWith('replies/');

/** Leaves out what says more of a fault, and then the schema's own text, which nothing else names. */
const withoutDetails = (code: string): string => {
  const bare = code.replace(/,schemaPath:"[^"]*"/g, '').replace(/,params:\{[^{}]*\}/g, '');
  return bare.replace(/^const (schema\d+) = .*;\n/gm, (line: string, name: string) =>
    bare.split(name).length > 2 ? line : '',
  );
};

/** One Ajv per emitted module, since standalone code holds what its instance compiled. */
function compile(files: readonly SchemaFile[], id: string, options: { useDefaults: boolean }) {
  const ajv = new Ajv({
    // Code for `code` output must not reach for run-time helpers: a module has to stand alone in a browser.
    code: { source: true, esm: true, lines: true },
    unicodeRegExp: false,
    // Lengths in code units: counting characters would take a helper at run time.
    // oxlint-disable-next-line typescript/no-deprecated
    unicode: false,
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    messages: !isReply(id),
    logger: false,
    useDefaults: options.useDefaults,
    keywords: [identifierKeyword],
    schemas: files.map((file) => file.schema),
  });
  const validate: ValidateFunction | undefined = ajv.getSchema(schemaBase + id);
  if (!validate) throw new Error(`schemas/${id} does not compile`);
  return standaloneCode(ajv, validate);
}

/** Validator as an ES module; Ajv writes `require` only for helpers that our options avoid. */
export function validatorModule(files: readonly SchemaFile[], id: string, useDefaults = false): string {
  const code = compile(files, id, { useDefaults });
  if (code.includes('require(')) throw new Error(`schemas/${id}: its validator needs a run-time helper`);
  return header + (isReply(id) ? withoutDetails(code) : code) + '\n';
}

/** Types of a validator module; both paths are seen from where the module stands. */
export function validatorDeclaration(typeName: string, typesPath: string, codecPath: string): string {
  return `${header}import type { Validator } from '${codecPath}';
import type { ${typeName} } from '${typesPath}';
declare const validate: Validator<${typeName}>;
export default validate;
`;
}
