/**
 * The life of a call that acts for a person. It is refused while it is under way and once it is done (contract §6);
 * `outcomeUnknown`: its reply is lost, so that neither success nor failure may be claimed (contract §5).
 */
export type Acting = 'idle' | 'underWay' | 'outcomeUnknown' | 'done';

export const mayAct = (acting: Acting): boolean => acting === 'idle' || acting === 'outcomeUnknown';
