import { callDeadlineMs } from '../upstream/registerUpstream';
import { longestGuardWaitMs } from '../createCallGuard';
import { leaseMs } from './replyStore';

it('a call that may still reach the lender keeps its lease: nobody else sends it meanwhile', () => {
  expect(leaseMs).toBeGreaterThan(callDeadlineMs + longestGuardWaitMs);
});
