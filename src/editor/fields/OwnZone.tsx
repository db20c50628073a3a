import { useState } from 'react';
import { momentOf } from '../../kernel/date';
import { useTranslate } from '../../texts/TranslateContext';
import { offsetName, ownOffsetMinutes } from '../data/format';
import styles from './Fields.module.css';

interface OwnZoneProps {
  readonly id: string;
  /** The moment that the field holds, ISO 8601: clocks change in summer. Where it holds none, today counts. */
  readonly value: unknown;
}

/** Below a field for a moment: by whose clocks it is typed. */
export function OwnZone({ id, value }: OwnZoneProps) {
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const at = typeof value === 'string' ? momentOf(value) : Number.NaN;
  const zone = offsetName(ownOffsetMinutes(Number.isNaN(at) ? now : at));
  return (
    <p id={id} className={styles.help}>
      {translate('editorEdit:field.ownZone', { zone })}
    </p>
  );
}
