import Ajv, { type ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { identifierKeyword } from './identifierKeyword';
import { schemaBase, type SchemaFile } from './schemaFiles';

const header = '// Made from schemas/ by `npm run generate`. Do not edit.\n';

/** Of a reply only the places of its faults are looked at; all else would be sent to every borrower. */
const isReply = (id: string): boolean => id.startsWith('replies/');

/** Of a validator that is one function: it is called of whole replies alone, whose faults stand below no other place. */
const atRoot = (code: string): string =>
  code
    .replace(/(function validate\d+)\(data, \{[^}]*\}=\{\}\)/, '$1(data)')
    .replaceAll('instancePath:instancePath+', 'instancePath:')
    .replace(/\{instancePath(?=[,}])/g, '{instancePath:""');

/** Leaves out what says more of a fault. An id that can't be told is a fault of the whole reply (contract §5). */
function withoutDetails(code: string): string {
  const bare = code
    .replace(/instancePath:[^,{}]*(,keyword:"identifier")/g, 'instancePath:""$1')
    .replace(/,params:\{[^{}]*\}|,keyword:"\w+"/g, '');
  return code.split('\nfunction validate').length === 2 ? atRoot(bare) : bare;
}

const pathInSchema = /,?schemaPath:(?:"[^"]*"|\w+(?:\+"[^"]*")?)/g;

/** Nobody asks where in a schema a fault is said; nor has a schema's own text a reader, where no check looks into it. */
function withoutSchema(code: string): string {
  const bare = code.replace(pathInSchema, '');
  const uses = new Map<string, number>();
  for (const [name] of bare.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return bare.replace(/^const (schema\d+) = .*;\n/gm, (line: string, name: string) =>
    uses.get(name) === 1 ? '' : line,
  );
}

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
    // What json-schema-to-typescript reads in the place of a type that a keyword already says.
    keywords: [identifierKeyword, 'tsType'],
    schemas: files.map((file) => file.schema),
  });
  const validate: ValidateFunction | undefined = ajv.getSchema(schemaBase + id);
  if (!validate) throw new Error(`schemas/${id} does not compile`);
  return standaloneCode(ajv, validate);
}

/** Validator as an ES module; Ajv writes `require` only for helpers that our options avoid. */
export function validatorModule(files: readonly SchemaFile[], id: string, useDefaults = false): string {
  const whole = compile(files, id, { useDefaults });
  const code = withoutSchema(isReply(id) ? withoutDetails(whole.replace(pathInSchema, '')) : whole);
  if (code.includes('require(')) throw new Error(`schemas/${id}: its validator needs a run-time helper`);
  return `${header}${code}\n`;
}

/** Types of a validator module; both paths are seen from where the module stands. */
export function validatorDeclaration(
  id: string,
  typeName: string,
  typesPath: string,
  codecPath: string,
): string {
  const kind = isReply(id) ? 'ReplyValidator' : 'Validator';
  return `${header}import type { ${kind} } from '${codecPath}';
import type { ${typeName} } from '${typesPath}';
declare const validate: ${kind}<${typeName}>;
export default validate;
`;
}
