/** Why a template that comes with the host was published, as it is stored; readers see it in their own words. */
export const shippedReason = 'comes with the host';
