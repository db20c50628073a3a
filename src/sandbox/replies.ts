import type { FastifyReply } from 'fastify';
import type { Wire } from '../codec/wire';

/** A reply in readable names, before it is put into the envelope of contract §5. */
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

/** Back ends say success of a pay-way call in three ways (contract §5); the sandbox uses each. */
export const acceptedPayment = (
  said: { readonly code?: '00'; readonly success?: true },
  message: string,
  data: unknown = null,
): SandboxReply => ({ status: 200, ...said, message, data });

/** A readable no: the call was understood and not done. */
export const refused = (code: number | string, message: string): SandboxReply => ({
  status: 200,
  code,
  message,
  data: null,
});

export const refusedPayment = (code: string, message: string): SandboxReply => ({
  ...refused(code, message),
  success: false,
});

/** A no by HTTP; the envelope repeats the status, unless there is a code of its own. */
export const rejected = (status: number, message: string, code: number | string = status): SandboxReply => ({
  status,
  code,
  message,
  data: null,
});

/** The envelope's own names are never renamed, what is in `data` is. */
export const sendReply = (
  reply: FastifyReply,
  wire: Wire,
  { status, data, ...envelope }: SandboxReply,
): FastifyReply => reply.status(status).send({ ...envelope, data: wire.encode(data) });
