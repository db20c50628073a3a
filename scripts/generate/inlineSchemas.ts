import { baseName, isObject, type JsonSchema, type SchemaFile } from './schemaFiles';

/** Keywords that mean something else, or nothing, in JSON Schema 2020-12: none may come without somebody thinking of it. */
const ofDraft7 = ['additionalItems', 'definitions', 'dependencies'];

const typeName = /^[A-Z][A-Za-z]+$/;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const definitionsOf = ({ schema }: SchemaFile): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(isObject(schema.$defs) ? schema.$defs : {}).filter((entry): entry is [string, JsonSchema] =>
    isObject(entry[1]),
  );

/** The place that a reference of a file leads to: `editor/common.schema.json#/$defs/draft`. */
function targetOf(file: SchemaFile, reference: string): string {
  const { pathname, hash } = new URL(reference, `https://x/${file.id}`);
  return pathname.slice(1) + (hash === '' ? '' : decodeURIComponent(hash));
}

/** Schemas of several files as the definitions of one document, each by a name of its own. */
export class Inlined {
  private readonly names = new Map<string, string>();
  readonly definitions: Record<string, JsonSchema> = {};

  /** @param prefix what stands before a name in a reference, such as `#/$defs/` */
  constructor(
    private readonly files: readonly SchemaFile[],
    private readonly prefix: string,
  ) {
    for (const file of files) {
      this.name(file.id, String(file.schema.title));
      for (const [key, schema] of definitionsOf(file)) {
        const title = String(schema.title);
        this.name(`${file.id}#/$defs/${key}`, typeName.test(title) ? title : capital(key));
      }
    }
  }

  private name(place: string, name: string): void {
    const taken = [...this.names.values()].includes(name);
    this.names.set(place, taken ? `${capital(baseName(place.split('/')[0] ?? ''))}${name}` : name);
  }

  /** Adds a place with all that it leads to, and gives its name. */
  add(place: string): string {
    const name = this.names.get(place);
    const file = this.files.find(({ id }) => id === place.split('#')[0]);
    if (name === undefined || !file) throw new Error(`nothing stands at ${place}`);
    if (this.definitions[name]) return name;
    const key = place.split('#/$defs/')[1];
    const found = key === undefined ? file.schema : definitionsOf(file).find(([each]) => each === key)?.[1];
    if (!found) throw new Error(`nothing stands at ${place}`);
    // There before its own references are followed: conditions nest in themselves.
    this.definitions[name] = {};
    this.definitions[name] = this.rewrite(found, file) as JsonSchema;
    return name;
  }

  private rewrite(schema: unknown, file: SchemaFile): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.rewrite(item, file));
    if (!isObject(schema)) return schema;
    if (typeof schema.$ref === 'string') {
      const { $ref: _reference, title: _title, description: _description, ...constraints } = schema;
      if (Object.keys(constraints).length > 0)
        throw new Error(`${file.id}: a $ref has neighbours, which draft-07 ignores`);
      return { ...schema, $ref: this.prefix + this.add(targetOf(file, schema.$ref)) };
    }
    const wrong =
      ofDraft7.find((keyword) => keyword in schema) ?? (Array.isArray(schema.items) ? 'items' : undefined);
    if (wrong !== undefined) throw new Error(`${file.id}: ${wrong} means something else in 2020-12`);
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword]) => !['$id', '$schema', '$defs'].includes(keyword))
        .map(([keyword, value]) => [
          keyword,
          keyword === 'properties' && isObject(value)
            ? Object.fromEntries(
                Object.entries(value).map(([name, child]) => [name, this.rewrite(child, file)]),
              )
            : this.rewrite(value, file),
        ]),
    );
  }
}
