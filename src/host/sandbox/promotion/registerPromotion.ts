import type { FastifyInstance } from 'fastify';
import { registerActingCall } from '../actingCall';
import type { Sandbox } from '../sandbox';
import { registerGetCaptcha } from './getCaptcha';
import { registerGetSid } from './getSid';
import { createGetSms } from './getSms';
import { register } from './register';
import { registerTrackEvents } from './trackEvents';

/** The calls of promotion pages (contract §5). */
export function registerPromotion(scope: FastifyInstance, sandbox: Sandbox): void {
  registerTrackEvents(scope, sandbox);
  registerGetSid(scope, sandbox);
  registerGetCaptcha(scope, sandbox);
  registerActingCall(scope, sandbox, createGetSms(sandbox));
  registerActingCall(scope, sandbox, register);
}
