import type { FastifyInstance } from 'fastify';
import { registerActingCall } from '../actingCall';
import { borrowerAct } from '../borrowers/borrowerAct';
import { registerReadingCall } from '../borrowers/readingCall';
import type { Sandbox } from '../sandbox';
import { createContractDetail } from './contractDetail';
import { createGenerateVcode } from './generateVcode';
import { googleScore } from './googleScore';
import { loanDetailConfirm } from './loanDetailConfirm';
import { loanDetailPush } from './loanDetailPush';
import { loanDetails } from './loanDetails';
import { loanPlayDelayDetail } from './loanPlayDelayDetail';
import { loanPlayDetail } from './loanPlayDetail';
import { registerSmsCodeLogin } from './smsCodeLogin';

/** The loan helper's calls about loans (contract §5). */
export function registerLoans(scope: FastifyInstance, sandbox: Sandbox): void {
  registerReadingCall(scope, sandbox, loanDetailConfirm);
  registerReadingCall(scope, sandbox, loanDetails);
  registerReadingCall(scope, sandbox, loanPlayDetail);
  registerReadingCall(scope, sandbox, loanPlayDelayDetail);
  registerReadingCall(scope, sandbox, createGenerateVcode(sandbox));
  registerReadingCall(scope, sandbox, createContractDetail(sandbox));
  registerActingCall(scope, sandbox, borrowerAct(loanDetailPush));
  registerActingCall(scope, sandbox, borrowerAct(googleScore));
  registerSmsCodeLogin(scope, sandbox);
}
