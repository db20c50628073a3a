/** Why a piece of a template is left out. Reported to the host without personal data (contract §8). */
export interface TemplateFault {
  readonly kind: 'unknownType' | 'invalid' | 'tooDeep' | 'tooMany' | 'unsafeAddress' | 'threw';
  /** Empty where the fault is in the document itself, or the block has no usable id. */
  readonly blockId: string;
  readonly blockType: string;
  /** What is wrong, for whoever mends the template: a path and a rule. Never text that a visitor typed. */
  readonly detail: string;
}
