import { Housekeeping, type Chore } from './housekeeping';

const quiet = () => ({ info: jest.fn(), warn: jest.fn() });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A chore that goes on until its host ends. */
const endless = (name: string, run = jest.fn()): Chore => ({
  name,
  run: (signal) => {
    run();
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('broken off'))),
    );
  },
});

it('breaks off what a host is at when it ends, begins nothing more and complains of nothing', async () => {
  const log = quiet();
  const second = jest.fn();
  const housekeeping = new Housekeeping([endless('first'), endless('second', second)], log);
  housekeeping.start();
  await jest.advanceTimersByTimeAsync(60_000);
  await housekeeping.stop();
  await jest.advanceTimersByTimeAsync(2 * 60 * 60_000);
  expect(second).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

it('says what was done and what failed, and tries again an hour later', async () => {
  const log = quiet();
  const failing = jest.fn().mockRejectedValue(new Error('no database'));
  const housekeeping = new Housekeeping(
    [
      { name: 'failing', run: failing },
      { name: 'done', run: async () => ({ rows: 3 }) },
    ],
    log,
  );
  housekeeping.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ chore: 'failing' }), expect.any(String));
  expect(log.info).toHaveBeenCalledWith({ chore: 'done', done: { rows: 3 } }, expect.any(String));
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(failing).toHaveBeenCalledTimes(2);
  await housekeeping.stop();
});
