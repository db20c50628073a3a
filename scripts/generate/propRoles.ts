import { blockTypeOf, definitionName, isObject, type JsonSchema, type SchemaFile } from './schemaFiles';

const roleByDefinition: Record<string, string> = {
  text: 'text',
  html: 'html',
  image: 'image',
  action: 'action',
  mediaAddress: 'media',
};

/** Parts of an action: anywhere else nobody would resolve or check them. */
const partsOfAction: ReadonlySet<string> = new Set(['address', 'linkAction']);

interface Role {
  readonly path: readonly string[];
  readonly role: string;
}

function collect(schema: unknown, path: readonly string[], definitions: JsonSchema, roles: Role[]): void {
  if (!isObject(schema)) return;
  const name = definitionName(schema);
  const role = name === undefined ? undefined : roleByDefinition[name];
  if (name !== undefined && partsOfAction.has(name))
    throw new Error(
      `"${path.join('.')}" refers to ${name}, which nothing cleans: use action or mediaAddress`,
    );
  if (role) roles.push({ path, role });
  else if (name !== undefined) collect(definitions[name], path, definitions, roles);
  if (isObject(schema.properties)) {
    for (const [key, child] of Object.entries(schema.properties))
      collect(child, [...path, key], definitions, roles);
  }
  if (schema.items !== undefined) collect(schema.items, [...path, '*'], definitions, roles);
  if (Array.isArray(schema.anyOf)) schema.anyOf.forEach((child) => collect(child, path, definitions, roles));
}

/** Where texts, HTML, pictures, actions and addresses of videos stand in each block's props; `*` is every item of a list. */
export function propRolesModule(blocks: readonly SchemaFile[], common: SchemaFile): string {
  const definitions = common.schema.$defs as JsonSchema;
  const table = Object.fromEntries(
    blocks.map((file) => {
      const roles: Role[] = [];
      collect(file.schema, [], definitions, roles);
      return [blockTypeOf(file), roles];
    }),
  );
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
export type PropRole = 'text' | 'html' | 'image' | 'action' | 'media';
export interface RoleAt {
  /** Keys from the props down; \`*\` stands for every item of a list. */
  readonly path: readonly string[];
  readonly role: PropRole;
}
export const propRoles: Readonly<Record<string, readonly RoleAt[]>> = ${JSON.stringify(table, null, 2)};
`;
}
