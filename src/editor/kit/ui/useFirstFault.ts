import { type RefObject, useEffect, useRef, useState } from 'react';

interface FirstFault {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The next drawing of the form shows what is wrong. */
  readonly lead: () => void;
}

/** Leads to the first field of a form that is marked as wrong. */
export function useFirstFault(): FirstFault {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times]);
  return { form, lead: () => setTimes((before) => before + 1) };
}
