import { isRecord } from '../../../kernel/record';
import { CorruptRow } from '../../store/decodeRow';
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../calls/privacy/hostSecret';

/**
 * One line of an archive, JSON: a head, rows, an end. It says the same of either database, so that what was backed up
 * from one can be restored into the other.
 */
export type ArchiveLine =
  | { readonly kind: 'head'; readonly format: 1; readonly schema: string; readonly madeAt: string }
  | { readonly kind: 'row'; readonly table: string; readonly values: Readonly<Record<string, StoredValue>> }
  | {
      readonly kind: 'end';
      readonly rows: Readonly<Record<string, number>>;
      /** Of all lines before. */
      readonly sha256: string;
      /** Absent: made without a BACKUP_KEY. */
      readonly signature?: string;
    };

type StoredValue = string | number | null | { readonly base64: string };
export type RowValue = string | number | null | Buffer;

export class DamagedArchive extends Error {
  constructor(reason: string) {
    super(`the archive is damaged: ${reason}`);
    this.name = 'DamagedArchive';
  }
}

export function encodeRow(table: string, row: Readonly<Record<string, unknown>>): ArchiveLine {
  const values = Object.entries(row).map(([column, value]): [string, StoredValue] => {
    if (Buffer.isBuffer(value)) return [column, { base64: value.toString('base64') }];
    if (value === null || typeof value === 'string' || typeof value === 'number') return [column, value];
    throw new CorruptRow(`${table}.${column}`);
  });
  return { kind: 'row', table, values: Object.fromEntries(values) };
}

function decodeValue(value: unknown): RowValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string')
    return Buffer.from(value.base64, 'base64');
  throw new DamagedArchive('a row holds a value of an unknown kind');
}

export type DecodedLine =
  | Exclude<ArchiveLine, { kind: 'row' }>
  | { readonly kind: 'row'; readonly table: string; readonly values: Readonly<Record<string, RowValue>> };

function parseLine(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Said below, as for any other text.
  }
  throw new DamagedArchive('a line can’t be read');
}

export function decodeLine(text: string): DecodedLine {
  const { kind, format, schema, madeAt, table, values, rows, sha256, signature } = parseLine(text);
  if (kind === 'row' && typeof table === 'string' && isRecord(values)) {
    return {
      kind,
      table,
      values: Object.fromEntries(
        Object.entries(values).map(([column, value]) => [column, decodeValue(value)]),
      ),
    };
  }
  if (kind === 'head' && typeof schema === 'string' && typeof madeAt === 'string') {
    if (format !== 1)
      throw new DamagedArchive(`its format is ${String(format)}, which this version does not know`);
    return { kind, format, schema, madeAt };
  }
  if (kind === 'end' && typeof sha256 === 'string' && isRecord(rows)) {
    const counts = Object.fromEntries(Object.entries(rows).map(([name, count]) => [name, Number(count)]));
    return { kind, sha256, rows: counts, ...(typeof signature === 'string' && { signature }) };
  }
  throw new DamagedArchive('a line is neither head, row nor end');
}

/** What an archive's end says of its content: HMAC-SHA-256 of the content's hash, in base64url (RFC 2104). */
export const signatureOf = (sha256: string, key: string): string =>
  createHmac('sha256', key).update(`vitrina backup ${sha256}`).digest('base64url');

/** @param keys the operator's, newest first; an archive may be signed by an older one */
export const isSignedBy = (keys: readonly string[], sha256: string, signature: string): boolean =>
  keys.some((key) => isSameSecret(signatureOf(sha256, key), signature));
