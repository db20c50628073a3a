import { countdownMilliseconds } from '../../../src/effects/countdown';
import { applySubmitted, smsRequested } from '../../../src/features/promotion/registrationEvents';
import type { SandboxHost } from '../sandbox/sandboxHost';
import type { Job } from './job';
import { landingPage, phoneOf } from './promotionTab';

async function codesSent({ database }: SandboxHost, sessionId: string): Promise<number> {
  const rows = await database
    .selectFrom('sandbox_sms')
    .select('phone')
    .where('phone', '=', phoneOf(sessionId))
    .execute();
  return rows.length;
}

async function registrations({ database }: SandboxHost, sessionId: string): Promise<number> {
  const rows = await database
    .selectFrom('sandbox_registrations')
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
    againAfter: countdownMilliseconds,
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
