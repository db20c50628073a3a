/**
 * The life of a call that acts for a person. It is refused while it is under way and once it is done (contract §6);
 * `outcomeUnknown`: its reply is lost, so that neither success nor failure may be claimed (contract §5); `retryUnderWay`: it is
 * sent once more with the same key.
 */
export type Acting = 'idle' | 'underWay' | 'outcomeUnknown' | 'retryUnderWay' | 'done';

export const mayAct = (acting: Acting): boolean => acting === 'idle' || acting === 'outcomeUnknown';

export const isUnderWay = (acting: Acting): boolean => acting === 'underWay' || acting === 'retryUnderWay';

/** The screen shows that the outcome is open, also while it is tried again. */
export const isOutcomeOpen = (acting: Acting): boolean =>
  acting === 'outcomeUnknown' || acting === 'retryUnderWay';
