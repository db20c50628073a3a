import { useState } from 'react';
import { firstDay, isDay, lastDay } from '../../kernel/date';
import { useTranslate } from '../../texts/TranslateContext';

/** What a field takes that asks for a day and a time. */
export const momentBounds = { min: `${firstDay}T00:00`, max: `${lastDay}T23:59` } as const;

interface TypedMoment {
  readonly value: string;
  /** In words; undefined: nothing is wrong. */
  readonly fault: string | undefined;
  readonly change: (local: string) => void;
}

/**
 * A moment as it is typed, `2026-01-31T09:00`. A year that nobody means, such as 0202 on the way to 2026, stays in the field, is
 * said, and is not kept.
 */
export function useTypedMoment(kept: string, keep: (local: string) => void): TypedMoment {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? kept,
    fault: typed === undefined ? undefined : translate('editor:yearFault'),
    change: (local) => {
      const isMeant = local === '' || isDay(local.split('T')[0] ?? '');
      setTyped(isMeant ? undefined : local);
      if (isMeant) keep(local);
    },
  };
}
