import { ScheduledJobs, type Job } from './scheduledJobs';

const quiet = () => ({ info: jest.fn(), warn: jest.fn() });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A job that goes on until its host ends. */
const endless = (name: string, run = jest.fn()): Job => ({
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
  const jobs = new ScheduledJobs([endless('first'), endless('second', second)], log);
  jobs.start();
  await jest.advanceTimersByTimeAsync(60_000);
  await jobs.stop();
  await jest.advanceTimersByTimeAsync(2 * 60 * 60_000);
  expect(second).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

it('says what was done and what failed, and tries again an hour later', async () => {
  const log = quiet();
  const failing = jest.fn().mockRejectedValue(new Error('no database'));
  const jobs = new ScheduledJobs(
    [
      { name: 'failing', run: failing },
      { name: 'done', run: async () => ({ rows: 3 }) },
    ],
    log,
  );
  jobs.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'failing' }), expect.any(String));
  expect(log.info).toHaveBeenCalledWith({ job: 'done', done: { rows: 3 } }, expect.any(String));
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(failing).toHaveBeenCalledTimes(2);
  await jobs.stop();
});
