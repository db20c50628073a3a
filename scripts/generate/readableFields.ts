import type { SchemaFile } from './schemaFiles';

function collect(schema: unknown, names: Set<string>): void {
  if (Array.isArray(schema)) return schema.forEach((item) => collect(item, names));
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') Object.keys(value as object).forEach((name) => names.add(name));
    collect(value, names);
  }
}

/** Every field name that a payload, a query or a reply uses: what a wire name must not be taken for (contract §3). */
export function readableFieldsModule(files: readonly SchemaFile[]): string {
  const names = new Set<string>();
  files
    .filter((file) => file.id !== 'replies/envelope.schema.json')
    .forEach((file) => collect(file.schema, names));
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
export const readableFields: readonly string[] = ${JSON.stringify([...names].sort(), null, 2)};
`;
}
