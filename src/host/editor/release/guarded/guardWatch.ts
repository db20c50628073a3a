import type { FastifyInstance } from 'fastify';
import { stopInTime } from '../../../process/ending';
import { Polling } from '../../../process/polling';
import { runUnderLease } from '../../../store/leases';
import type { Editor } from '../../editor';
import { decideGuards } from './decideGuards';

/** The tests may be looked at at any moment; what is clearly worse should not stay for a minute more. */
const onceInMs = 10_000;
const intervalMs = 5_000;

type WatchingEditor = Pick<Editor, 'database' | 'clock' | 'log'>;

/** Looks at the guards that run, on one host of a database at a time, while the host listens. */
export function registerGuardWatch(app: FastifyInstance, { database, clock, log }: WatchingEditor): void {
  const look = async (): Promise<void> => {
    try {
      const now = clock();
      const ended = await runUnderLease(database, { name: 'guards', now, onceInMs }, () =>
        decideGuards(database, now, (templateId, error) =>
          log.error({ err: error, templateId }, 'a guarded publication could not be looked at; trying again'),
        ),
      );
      if (ended) log.info({ ended }, 'guarded publications were ended');
    } catch (error) {
      log.warn({ err: error }, 'guarded publications could not be looked at; trying again');
    }
  };
  const polling = new Polling(look, intervalMs);
  app.addHook('onListen', async () => polling.start());
  app.addHook('preClose', () => stopInTime(app, 'guarded publications', () => polling.stop()));
}
