import { countdownMs } from '../../../src/effects/countdown';
import { applySubmitted, smsRequested } from '../../../src/features/promotion/registrationEvents';
import type { RunningSandbox } from '../../support/sandbox';
import type { Job } from './job';
import { landingPage, phoneOf } from './promotionTab';

async function codesSent({ store }: RunningSandbox, sessionId: string): Promise<number> {
  const rows = await store
    .selectFrom('sms')
    .select('phone')
    .where('phone', '=', phoneOf(sessionId))
    .execute();
  return rows.length;
}

async function registrations({ store }: RunningSandbox, sessionId: string): Promise<number> {
  const rows = await store
    .selectFrom('registrations')
    .select('phone')
    .where('phone', '=', phoneOf(sessionId))
    .execute();
  return rows.length;
}

export const promotionJobs: readonly Job[] = [
  {
    name: 'an SMS code',
    call: 'get-sms',
    load: landingPage(false, (store) => void store.dispatch(smsRequested())),
    done: codesSent,
    againAfter: countdownMs,
    isNewAfterReload: true,
  },
  {
    name: 'a registration',
    call: 'register',
    load: landingPage(true, (store) => void store.dispatch(applySubmitted())),
    done: registrations,
    isNewAfterReload: true,
  },
];
