/** Addresses of pages (contract §4), on whichever origin the page that asked stands. */
const pageAddress = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const loanAddress = (orderId: string, productId: string): string =>
  pageAddress('/loanDetail', { orderId, productId });

/** A loan of several payments has its contract on a screen of its own (contract §4). */
export const contractAddress = (orderNo: string, isInInstalments: boolean): string =>
  pageAddress(isInInstalments ? '/agony' : '/loanAgreement', { orderNo });

/** The contract of a loan that is not taken on yet; its order number says of which product. */
export const offerContractAddress = (productId: string): string =>
  pageAddress('/agony', { orderNo: `${offerPrefix}${productId}` });

export const cardsAddress = (query: Readonly<Record<string, string>>): string =>
  pageAddress('/ynRepay', query);

export const offerPrefix = 'offer-';
