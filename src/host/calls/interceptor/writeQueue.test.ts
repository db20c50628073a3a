import { WriteQueue } from './writeQueue';

interface LogLine {
  readonly level: 'warn' | 'error';
  readonly fields: object;
  readonly words: string;
}

function newQueue(retryAfterMs?: number) {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (fields: object, words: string) =>
    void lines.push({ level, fields, words });
  const written: string[] = [];
  const database = { isUp: true };
  const write = (name: string) => ({
    what: name,
    write: async () => {
      if (!database.isUp) throw new Error('down');
      written.push(name);
    },
  });
  // What a logger takes is wider than what the queue tells it.
  const log = { warn: at('warn'), error: at('error') } as ConstructorParameters<typeof WriteQueue>[0];
  const queue = new WriteQueue(
    log,
    { one: 'evidence of an agreement', many: 'evidence of agreements' },
    retryAfterMs,
  );
  return { queue, lines, written, database, write };
}

const never = { what: 'what was shown', write: () => Promise.reject(new Error('invalid byte sequence')) };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('writes what waits once the database is back, each call in its order', async () => {
  const { queue, written, database, write } = newQueue();
  database.isUp = false;
  await queue.add('a', write('a opened'));
  await queue.add('b', write('b opened'));
  await queue.add('a', write('a closed'));
  expect(written).toEqual([]);
  database.isUp = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([...written].sort()).toEqual(['a closed', 'a opened', 'b opened']);
  expect(written.indexOf('a opened')).toBeLessThan(written.indexOf('a closed'));
});

it('tries what is new at once while others wait', async () => {
  const { queue, written, database, write } = newQueue();
  database.isUp = false;
  await queue.add('a', write('a'));
  database.isUp = true;
  await queue.add('b', write('b'));
  expect(written).toEqual(['b']);
  await queue.add('a', write('a again'));
  expect(written).toEqual(['b', 'a', 'a again']);
});

it('does not wait for another that is still being written', async () => {
  const { queue, written, write } = newQueue();
  void queue.add('stalled', { what: 'stalled', write: () => new Promise(() => undefined) });
  await queue.add('b', write('b'));
  expect(written).toEqual(['b']);
});

it('gives up what the database never takes, says so, and holds up nobody meanwhile', async () => {
  const { queue, lines, written, write } = newQueue();
  await queue.add('bad', never);
  for (let count = 0; count < 40; count += 1) {
    await queue.add(`good ${count}`, write(`good ${count}`));
    await jest.advanceTimersByTimeAsync(5_000);
  }
  expect(written).toHaveLength(40);
  const lost = lines.filter(({ level }) => level === 'error');
  expect(lost).toEqual([
    {
      level: 'error',
      fields: expect.objectContaining({ call: 'bad', lost: ['what was shown'] }) as object,
      words: 'evidence of an agreement is lost: the database never took it',
    },
  ]);
  const said = lines.length;
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  expect(lines).toHaveLength(said);
});

it('keeps what waits through an outage of hours, and nothing for more than a day', async () => {
  const { queue, lines, written, database, write } = newQueue(minuteMs);
  database.isUp = false;
  for (let count = 0; count < 50; count += 1) await queue.add(`call ${count}`, write(`call ${count}`));
  await jest.advanceTimersByTimeAsync(60 * minuteMs);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  database.isUp = true;
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(written).toHaveLength(50);

  await queue.add('bad', never);
  await jest.advanceTimersByTimeAsync(dayMs);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(lines.at(-1)).toMatchObject({ level: 'error', fields: { call: 'bad' } });
  expect(jest.getTimerCount()).toBe(0);
});

it('writes what it can as its host ends, and says what is lost where the database stalls', async () => {
  const { queue, lines, written, database, write } = newQueue();
  database.isUp = false;
  await queue.add('a', write('a opened'));
  await queue.add('b', write('b opened'));
  void queue.add('c', { what: 'c opened', write: () => new Promise(() => undefined) });
  await queue.add('d', write('d opened'));
  database.isUp = true;
  const stopped = expect(queue.stop(1_000)).rejects.toThrow('2 calls');
  await jest.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect(written).toEqual(['a opened', 'b opened']);
  const lost = lines.filter(({ level }) => level === 'error').map(({ fields }) => fields);
  expect(lost).toEqual([
    { call: 'c', lost: ['c opened'] },
    { call: 'd', lost: ['d opened'] },
  ]);
  expect(jest.getTimerCount()).toBe(0);
});
