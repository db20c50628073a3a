import { everyRow } from '../../src/editorCalls/everyRow';
import { callName, type CallRow, pathParameters, readPlace } from '../../src/editorCalls/row';

const header = '// Made from schemas/ and src/editorCalls/ by `npm run generate`. Do not edit.\n';

/** Type of a schema, by the schema's name. */
export type TypeOf = (schema: string) => string;

const rows: readonly (readonly [string, CallRow])[] = Object.entries(everyRow);

/** Types of the fields that a call takes in one object: parameters of its path, those of its query, and the rest its body. */
const fieldsOf = (path: string, { query = [], payload }: CallRow, typeOf: TypeOf): readonly string[] => [
  ...pathParameters(path).map((name) => `{ readonly ${name}: string | number }`),
  ...query.map((name) => `{ readonly ${name}?: string | number | undefined }`),
  ...(payload === undefined ? [] : [payload === 'multipart' ? 'FormData' : typeOf(payload)]),
];

const names = (list: readonly string[]): string => `{ ${list.join(', ')} }`;

/** A function that makes a request of its call's fields, with the validator of the reply beside it. */
function requestModule([place, row]: (typeof rows)[number], typeOf: TypeOf): readonly [string, string] {
  const { method, path } = readPlace(place);
  const { query = [], payload, reply } = row;
  const parameters = pathParameters(path);
  const fields = fieldsOf(path, row, typeOf);
  const [all, left] = [[...parameters, ...query], payload === undefined ? [] : ['payload']];
  const taken = all.length === 0 ? left.join('') : names([...all, ...left.map((name) => `...${name}`)]);
  const filled = path.replace(/:(\w+)/g, '${encodeURIComponent($1)}');
  const parts = [
    `method: '${method}'`,
    `path: ${parameters.length === 0 ? `'${path}'` : `\`${filled}\``}`,
    ...(query.length === 0 ? [] : [`query: ${names(query)}`]),
    ...left,
    ...(reply === undefined ? [] : ['validate']),
  ];
  const isOptional = payload === undefined && parameters.length === 0;
  const argument = fields.length === 0 ? '' : `${taken}: ${fields.join(' & ')}${isOptional ? ' = {}' : ''}`;
  const request = reply === undefined ? 'CallRequest' : `ValueRequest<${typeOf(reply)}>`;
  const types = [...new Set([payload, reply])].flatMap((schema) =>
    schema === undefined || schema === 'multipart' ? [] : [typeOf(schema)],
  );
  const name = callName(method, path);
  const code = [
    header,
    ...(types.length === 0 ? [] : [`import type ${names(types)} from '../editor';\n`]),
    ...(reply === undefined ? [] : [`import validate from '../validators/editor/${reply}';\n`]),
    `import type ${names([request.replace(/<.*/, '')])} from '../../editorCalls/request';\n\n`,
    `/** ${row.summary}. */\n`,
    `export const ${name} = (${argument}): ${request} => (${names(parts)});\n`,
  ];
  return [`generated/editorCalls/${name}.ts`, code.join('')];
}

/** Validators of the bodies that calls take, for the host. */
function payloadsModule(): string {
  const taken = rows.flatMap(([, { payload = 'multipart' }]) => (payload === 'multipart' ? [] : [payload]));
  const schemas = [...new Set(taken)].toSorted();
  const imports = schemas.map((schema) => `import ${schema} from './validators/editor/${schema}';\n`);
  return [
    header,
    "import type { Validator } from '../codec/validator';\n",
    ...imports,
    '\nexport const payloadValidators: Readonly<Record<string, Validator<unknown>>> = {\n',
    ...schemas.map((schema) => `  ${schema},\n`),
    '};\n',
  ].join('');
}

/** The editor's calls as code: what sends each, and what reads its body. */
export const editorCallModules = (typeOf: TypeOf): readonly (readonly [string, string])[] => [
  ['generated/editorPayloads.ts', payloadsModule()],
  ...rows.map((row) => requestModule(row, typeOf)),
];
