import Ajv from 'ajv';
import { schemaBase } from '../../scripts/generate/schemaFiles';
import { filesUnder, readJson } from './shippedTemplates';

/** The schemas as they are written, apart from the validators that the build makes of them. */
const schemas = new Ajv({ strict: false, allErrors: true });
for (const file of filesUnder('schemas', '.schema.json')) schemas.addSchema(readJson(file) as object);

export function faults(schema: string, value: unknown): string[] {
  const check = schemas.getSchema(schemaBase + schema);
  if (check === undefined) return [`no schema ${schema}`];
  if (check(value) === true) return [];
  return (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}
