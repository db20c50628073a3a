import { escapeSegment } from '../kernel/jsonPointer';

/** The brand file's `wire` (contract §3): readable name → name that is sent. */
export interface WireNames {
  readonly paths: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** The one place that knows wire names. Everything above it speaks readable names only. */
export interface Wire {
  /** Path to send for a path as written in contract §5. */
  path(readable: string): string;
  /** Name to send for a field or query parameter. */
  field(readable: string): string;
  /** Renames the keys of a payload or query at every depth. */
  encode(value: unknown): unknown;
  /** Renames the keys of a reply at every depth. */
  decode(value: unknown): unknown;
}

type Rename = (name: string) => string;

const renameBy =
  (names: ReadonlyMap<string, string>): Rename =>
  (name) =>
    names.get(name) ?? name;

function renameKeys(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [rename(key), renameKeys(child, rename)]),
  );
}

/** Plain data only: files and other instances have no keys to rename. */
export function createWire(names: WireNames): Wire {
  const fields = Object.entries(names.fields);
  const path = renameBy(new Map(Object.entries(names.paths)));
  const field = renameBy(new Map(fields));
  const readable = renameBy(new Map(fields.map(([name, sent]) => [sent, name])));
  const unchanged = fields.length === 0;
  return {
    path,
    field,
    encode: (value) => (unchanged ? value : renameKeys(value, field)),
    decode: (value) => (unchanged ? value : renameKeys(value, readable)),
  };
}

/** Why a mapping can't be undone (contract §3): two names sent as one, or a sent name that is another readable one. */
export function findWireConflicts(names: WireNames, readableFields: readonly string[]): string[] {
  const conflicts: string[] = [];
  for (const part of ['paths', 'fields'] as const) {
    const taken = new Map<string, string>();
    for (const [name, sent] of Object.entries(names[part])) {
      const other = taken.get(sent);
      if (other === undefined) taken.set(sent, name);
      else
        conflicts.push(
          `/wire/${part}/${escapeSegment(name)}: "${sent}" is what "${other}" is sent as too; give each its own`,
        );
    }
  }
  for (const [name, sent] of Object.entries(names.fields)) {
    const isReadable = readableFields.includes(sent) && !(sent in names.fields);
    if (isReadable) {
      conflicts.push(
        `/wire/fields/${name}: "${sent}" is the readable name of another field; choose another or rename that one too`,
      );
    }
  }
  return conflicts;
}
