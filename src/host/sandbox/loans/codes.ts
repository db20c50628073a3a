/** Codes of refused loan calls, the sandbox's own. */
export const loanCodes = {
  orderUnknown: 110,
  productUnknown: 111,
  nothingToPay: 130,
  notExtendable: 131,
  offerChanged: 121,
  channelUnknown: 132,
  scoreWrong: 140,
  loginWrong: 150,
} as const;
