import type { AuditEntry } from '../../generated/editor';
import type { Translate } from '../../texts/textKey';

/** Names that every reader has words for; others are shown as they are. */
const known = ['revision', 'previousRevision', 'reason', 'role', 'before', 'isDisabled', 'requiresApproval', 'note', 'name', 'language', 'version', 'origin', 'expiresInHours', 'blockId', 'isOff', 'publishAt', 'endAt', 'code'] as const;

/** Bytes identify themselves by these; the first digits are enough for a reader. */
const digits = 8;

function describeValue(translate: Translate, name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return translate(value ? 'editor:audit.yes' : 'editor:audit.no');
  if (name === 'sha256') return String(value).slice(0, digits);
  if (typeof value === 'number' && name.endsWith('At')) return new Date(value).toISOString().slice(0, 16).replace('T', ' ');
  return String(value);
}

/** What else there is to say about a row, a line each. */
export const describeDetail = (translate: Translate, detail: AuditEntry['detail']): readonly string[] =>
  Object.entries(detail).map(([name, value]) => {
    const key = known.find((each) => each === name);
    return `${key ? translate(`editor:audit.name.${key}`) : name}: ${describeValue(translate, name, value)}`;
  });
