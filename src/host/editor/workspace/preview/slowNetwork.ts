import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow mobile network: 1.6 Mbps down, 150 ms there and back. */
const bytesPerMs = 1_600_000 / 8 / 1_000;
const latencyMs = 150;
const pieceBytes = 2_048;
const maxLines = 500;

/** One phone's line: everything that is loaded at once shares it. */
class Line {
  private freeAt = 0;
  waiting = 0;

  /** Waits for its turn, then as long as the bytes take. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + bytes / bytesPerMs;
    await pause(this.freeAt - now);
  }
}

async function* pieces(bytes: Buffer, line: Line): AsyncGenerator<Buffer> {
  await pause(latencyMs);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    await line.carry(piece.length);
    yield piece;
  }
}

export interface SlowNetworkLimits {
  /** Files on their way over one line: more than any page loads at once. */
  readonly filesOfLine: number;
  readonly bytes: number;
  /** Who has not read a file by then reads it no more. */
  readonly maxMs: number;
}

const usualLimits: SlowNetworkLimits = { filesOfLine: 64, bytes: 48 * 1_048_576, maxMs: 2 * 60_000 };

/** The slow lines of a host. What waits to be sent is held in memory, so there is an end to how much may wait. */
export class SlowNetwork {
  private readonly lines = new LRUCache<string, Line>({ max: maxLines });
  private heldBytes = 0;

  constructor(private readonly limits: SlowNetworkLimits = usualLimits) {}

  private lineOf(name: string): Line {
    const line = this.lines.get(name) ?? new Line();
    this.lines.set(name, line);
    return line;
  }

  /** Bytes as they arrive over the line of that name; undefined where too much waits already. */
  send(bytes: Buffer, lineName: string): Readable | undefined {
    const { filesOfLine, bytes: maxBytes, maxMs } = this.limits;
    const line = this.lineOf(lineName);
    if (line.waiting >= filesOfLine || this.heldBytes + bytes.length > maxBytes) return undefined;
    line.waiting += 1;
    this.heldBytes += bytes.length;
    const stream = Readable.from(pieces(bytes, line), { objectMode: false });
    const ending = setTimeout(() => stream.destroy(), maxMs).unref();
    return stream.once('close', () => {
      clearTimeout(ending);
      line.waiting -= 1;
      this.heldBytes -= bytes.length;
    });
  }
}
