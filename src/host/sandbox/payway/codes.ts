/** Codes of refused pay-way calls: 800005 and 800006 of contract §13, the others the sandbox's own. */
export const payWayCodes = {
  orderUnknown: '800001',
  cardUnknown: '800004',
  submittedTwice: '800005',
  codeWrong: '800006',
  amountWrong: '800007',
  codeExpired: '800008',
} as const;
