import type { FastifyReply } from 'fastify';
import type { Wire } from '../../codec/wire';

/** A reply of the sandbox in readable names, before it is put into the envelope of contract §5. */
export interface SandboxReply {
  /** HTTP status. */
  readonly status: number;
  /** 0, or "00" of a pay-way call: done. Absent only beside `success: true`. */
  readonly code?: number | string;
  /** Pay-way calls only. */
  readonly success?: boolean;
  readonly message: string;
  readonly data: unknown;
}

export const accepted = (message: string, data: unknown = null): SandboxReply => ({
  status: 200,
  code: 0,
  message,
  data,
});

/** A readable no: the call was understood and not done. */
export const refused = (code: number | string, message: string): SandboxReply => ({
  status: 200,
  code,
  message,
  data: null,
});

/** A no by HTTP; the envelope repeats the status as its code. */
export const rejected = (status: number, message: string): SandboxReply => ({
  status,
  code: status,
  message,
  data: null,
});

/** What the pages take for success, of either kind of call (contract §5). */
export const isDone = ({ code, success }: SandboxReply): boolean =>
  code === 0 || code === '00' || success === true;

/** The envelope's own names are never renamed, what is in `data` is. */
export const sendReply = (
  reply: FastifyReply,
  wire: Wire,
  { status, data, ...envelope }: SandboxReply,
): FastifyReply => reply.status(status).send({ ...envelope, data: wire.encode(data) });
