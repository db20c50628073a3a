import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { reasonOf } from '../../../kernel/errors';
import { sha256Of } from '../../store/documentIdentity';
import { DamagedArchive, decodeLine, type DecodedLine } from './archiveLine';

/** Where the file could not be read at all: nothing is known of its content. */
class UnreadableArchive extends Error {
  constructor(file: string, error: unknown) {
    super(`the archive ${file} can’t be read: ${reasonOf(error)}`);
    this.name = 'UnreadableArchive';
  }
}

type Head = Extract<DecodedLine, { kind: 'head' }>;
type End = Extract<DecodedLine, { kind: 'end' }>;

/** Lines as they are read; a line without an end is none. What packed them tells of damage when all are read, so read them all. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const stream = source.pipe(createGunzip());
  source.on('error', (error) => stream.destroy(new UnreadableArchive(file, error)));
  let rest = '';
  try {
    for await (const part of stream.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new DamagedArchive(reasonOf(error));
  }
}

/** Reads the whole archive before anything is written: it is complete, and every byte is as it was. */
export async function checkArchive(file: string): Promise<{ head: Head; end: End }> {
  const hash = createHash('sha256');
  const counted: Record<string, number> = {};
  let head: Head | undefined;
  let end: End | undefined;
  for await (const text of linesOf(file)) {
    if (end) throw new DamagedArchive('it goes on behind its end');
    const line = decodeLine(text);
    if (line.kind === 'end') {
      end = line;
      continue;
    }
    hash.update(`${text}\n`);
    if (line.kind === 'head') head = line;
    else if (
      line.table === 'template_revisions' &&
      sha256Of(String(line.values.document)) !== line.values.sha256
    ) {
      throw new DamagedArchive('a revision is not what its hash says');
    } else counted[line.table] = (counted[line.table] ?? 0) + 1;
  }
  if (!end) throw new DamagedArchive('it has no end');
  const isWhole = Object.entries(end.rows).every(([table, count]) => (counted[table] ?? 0) === count);
  if (!head || !isWhole || hash.digest('hex') !== end.sha256)
    throw new DamagedArchive('its content is not what its hash says');
  return { head, end };
}
