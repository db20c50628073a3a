import { decodeReply } from '../http/decodeReply';

/** Whether the reply of a registration call means success: its code is 0 (contract §5). */
export function isSuccess(reply: Buffer, encoding: string): boolean {
  try {
    const value: unknown = JSON.parse(decodeReply(reply, encoding).toString('utf8'));
    if (typeof value !== 'object' || value === null || !('code' in value)) return false;
    const { code } = value;
    return (typeof code === 'number' || (typeof code === 'string' && code !== '')) && Number(code) === 0;
  } catch {
    return false;
  }
}
