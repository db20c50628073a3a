/**
 * Of a family of like tests each run takes those that show what the family is about; the others, marked here by
 * `false`, are taken by `npm run test:soak` alone.
 */
export const inEveryRun = (isTaken: boolean): { readonly tag: string[] } => ({
  tag: isTaken ? [] : ['@soak'],
});
