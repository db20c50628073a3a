import { type ClickId, isClickIdKind } from '../kernel/clickId';

/** Long enough for every network's, and with a letter in it: a telephone, a code or a name is none. */
const shape = /^(?=.*[A-Za-z])[A-Za-z0-9._-]{16,500}$/;

/** Of an address's parameter; undefined: no network writes such a one. */
export const decodeClickId = (kind: string, id: string): ClickId | undefined =>
  isClickIdKind(kind) && shape.test(id) ? { kind, id } : undefined;

/** Of `X-Vitrina-Click`; undefined: it says nothing, or something else. */
export function readClickHeader(text: string): ClickId | undefined {
  const mark = text.indexOf(':');
  return mark < 0 ? undefined : decodeClickId(text.slice(0, mark), text.slice(mark + 1));
}
