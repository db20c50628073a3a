import type { FastifyInstance } from 'fastify';
import { registerActingCall } from '../actingCall';
import { borrowerAct } from '../borrowers/borrowerAct';
import { registerReadingCall } from '../borrowers/readingCall';
import type { Sandbox } from '../sandbox';
import { createGetWhatsapp } from './getWhatsapp';
import { problemDetail } from './problemDetail';
import { problemInit } from './problemInit';
import { problemList } from './problemList';
import { problemSave } from './problemSave';
import { serveUploads } from './serveUploads';
import { registerUploadProblemImage } from './uploadProblemImage';

/** The calls about complaints and the service (contract §5). */
export async function registerComplaints(scope: FastifyInstance, sandbox: Sandbox): Promise<void> {
  registerReadingCall(scope, sandbox, problemInit);
  registerReadingCall(scope, sandbox, problemList);
  registerReadingCall(scope, sandbox, problemDetail);
  registerReadingCall(scope, sandbox, createGetWhatsapp(sandbox));
  registerActingCall(scope, sandbox, borrowerAct(problemSave));
  await registerUploadProblemImage(scope, sandbox);
  serveUploads(scope, sandbox);
}
