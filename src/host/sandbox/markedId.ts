import type { CallName } from '../../contract/calls';
import type { Fault } from './faults';

/** `<id>~<call>~<behaviour>`: an id that makes one call behave as a tester wants (docs/sandbox.md). */
const mark = /^(.*)~([a-z-]+)~([a-z\d]+)$/s;

/** Numbers are those of the telephones that fail on request, or the code that the reply then has. */
const behaviours: Readonly<Record<string, Fault>> = {
  '000': { kind: 'connectionCut' },
  '500': { kind: 'serverFault' },
  once: { kind: 'firstTryFails' },
  '401': { kind: 'sessionOver', status: 401 },
  code401: { kind: 'sessionOver', status: 200 },
  '900': { kind: 'refused', code: 900 },
  '800005': { kind: 'refused', code: '800005' },
  '800006': { kind: 'refused', code: '800006' },
  '099': { kind: 'replyLost' },
  '088': { kind: 'replyGarbled' },
  '005': { kind: 'replyLate', delayMs: 5_000 },
  '065': { kind: 'replyLate', delayMs: 65_000 },
  none: { kind: 'dataDistorted', distortion: 'none' },
  nulls: { kind: 'dataDistorted', distortion: 'nulls' },
  types: { kind: 'dataDistorted', distortion: 'types' },
  elsewhere: { kind: 'dataDistorted', distortion: 'elsewhere' },
};

/** The id without its mark. */
export const plainId = (id: string): string => mark.exec(id)?.[1] ?? id;

/** What the ids of a request ask of a call. */
export function faultOfIds(name: CallName, ids: readonly unknown[]): Fault | undefined {
  for (const id of ids) {
    const [, , call, behaviour = ''] = (typeof id === 'string' && mark.exec(id)) || [];
    if (call === name && Object.hasOwn(behaviours, behaviour)) return behaviours[behaviour];
  }
  return undefined;
}
