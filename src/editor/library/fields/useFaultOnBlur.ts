import { useState } from 'react';

interface FaultOnBlur<Fault> {
  /** What is wrong, once the field was left with it; it stays until it is mended. */
  readonly said: Fault | undefined;
  /** For the element around the field. */
  readonly leaving: { readonly onBlur: () => void; readonly onFocus: () => void };
}

/** Says what is wrong with a field when it is left, not while somebody is still on the way. */
export function useFaultOnBlur<Fault>(fault: Fault | undefined): FaultOnBlur<Fault> {
  const [isLeft, setLeft] = useState(false);
  return {
    said: isLeft ? fault : undefined,
    leaving: {
      onBlur: () => setLeft(true),
      onFocus: () => {
        if (fault === undefined) setLeft(false);
      },
    },
  };
}
