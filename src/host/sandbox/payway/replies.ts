import { refused, type SandboxReply } from '../envelope';

/** Back ends say success in three ways (contract §5); the sandbox uses each. */
export const acceptedByBoth = (message: string, data: unknown): SandboxReply => ({
  status: 200,
  code: '00',
  success: true,
  message,
  data,
});

export const acceptedByFlag = (message: string, data: unknown): SandboxReply => ({
  status: 200,
  success: true,
  message,
  data,
});

export const acceptedByCode = (message: string, data: unknown = null): SandboxReply => ({
  status: 200,
  code: '00',
  message,
  data,
});

export const refusedPayment = (code: string, message: string): SandboxReply => ({
  ...refused(code, message),
  success: false,
});
