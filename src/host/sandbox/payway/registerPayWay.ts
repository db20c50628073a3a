import type { FastifyInstance } from 'fastify';
import { registerActingCall } from '../actingCall';
import { borrowerAct } from '../borrowers/borrowerAct';
import { registerReadingCall } from '../borrowers/readingCall';
import type { Sandbox } from '../sandbox';
import { createRepaymentCommit } from './repaymentCommit';
import { repaymentConfirm } from './repaymentConfirm';
import { repaymentHuichao } from './repaymentHuichao';
import { repaymentWay } from './repaymentWay';

/** The pay-way calls (contract §5). */
export function registerPayWay(scope: FastifyInstance, sandbox: Sandbox): void {
  registerReadingCall(scope, sandbox, repaymentWay);
  registerActingCall(scope, sandbox, borrowerAct(createRepaymentCommit(sandbox)));
  registerActingCall(scope, sandbox, borrowerAct(repaymentConfirm));
  registerActingCall(scope, sandbox, borrowerAct(repaymentHuichao));
}
