import type { FastifyReply } from 'fastify';
import type { Wire } from '../../codec/wire';

/** A reply of the sandbox in readable names, before it is put into the envelope of contract §5. */
export interface SandboxReply {
  /** HTTP status. */
  readonly status: number;
  /** 0: done. */
  readonly code: number;
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
export const refused = (code: number, message: string): SandboxReply => ({
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

/** The envelope's own names are never renamed, what is in `data` is. */
export const sendReply = (
  reply: FastifyReply,
  wire: Wire,
  { status, code, message, data }: SandboxReply,
): FastifyReply => reply.status(status).send({ code, message, data: wire.encode(data) });
