import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow mobile network: 1.6 Mbps down, 150 ms there and back. */
const bytesPerMs = 1_600_000 / 8 / 1_000;
const latencyMs = 150;
const pieceBytes = 2_048;
const mostLines = 500;

/** One phone's line: everything that is loaded at once shares it. */
class Line {
  private freeAt = 0;

  /** Waits for its turn, then as long as the bytes take. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + bytes / bytesPerMs;
    await pause(this.freeAt - now);
  }
}

const lines = new LRUCache<string, Line>({ max: mostLines });

function lineOf(name: string): Line {
  const line = lines.get(name) ?? new Line();
  lines.set(name, line);
  return line;
}

async function* pieces(bytes: Buffer, line: Line): AsyncGenerator<Buffer> {
  await pause(latencyMs);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    await line.carry(piece.length);
    yield piece;
  }
}

/** Bytes as they arrive over the slow line of that name. */
export const slowly = (bytes: Buffer, lineName: string): Readable => Readable.from(pieces(bytes, lineOf(lineName)), { objectMode: false });
