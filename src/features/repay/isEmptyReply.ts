/** There is nothing in it that could be shown. */
export const isEmptyReply = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null
    ? Object.values(reply).every(isEmptyReply)
    : reply === null || reply === undefined || reply === '';
