import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SlowNetwork } from './slowNetwork';

const kilobyte = Buffer.alloc(1_024, 'x');
const roomy = { filesOfLine: 100, bytes: 1_000_000, maxMs: 60_000 };

const sent = (streams: readonly (Readable | undefined)[]): readonly Readable[] =>
  streams.filter((stream) => stream !== undefined);

it('holds so many bytes and no more, however many lines there are', async () => {
  const network = new SlowNetwork({ ...roomy, bytes: 10 * kilobyte.length });
  const streams = sent(
    Array.from({ length: 300 }, (_, position) => network.send(kilobyte, `line${position}`)),
  );
  expect(streams).toHaveLength(10);
  streams[0]!.destroy();
  await once(streams[0]!, 'close');
  expect(sent([network.send(kilobyte, 'a'), network.send(kilobyte, 'b')])).toHaveLength(1);
});

it('lets no line keep others waiting', () => {
  const network = new SlowNetwork({ ...roomy, filesOfLine: 3 });
  expect(sent(Array.from({ length: 20 }, () => network.send(kilobyte, 'busy')))).toHaveLength(3);
  expect(network.send(kilobyte, 'other')).toBeDefined();
});

it('makes room once a file has arrived', async () => {
  const network = new SlowNetwork({ ...roomy, filesOfLine: 1 });
  expect(await buffer(network.send(kilobyte, 'a')!)).toEqual(kilobyte);
  expect(network.send(kilobyte, 'a')).toBeDefined();
});

it('gives up on who does not read', async () => {
  const network = new SlowNetwork({ ...roomy, bytes: kilobyte.length, maxMs: 20 });
  const stalled = network.send(kilobyte, 'a')!;
  expect(network.send(kilobyte, 'b')).toBeUndefined();
  await once(stalled, 'close');
  expect(network.send(kilobyte, 'b')).toBeDefined();
});
