import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';
import { budgets } from '../weight/referencePhone';
import { weighPage, weighPictures } from '../weight/weighPage';

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Pages and pictures that cost the reference phone more than the budget. */
export const weight: Rule = (subject, { pictureBytes }) => {
  if (!pictureBytes) return [];
  const { lcp, totalBytes } = weighPage(subject, pictureBytes);
  const heavy = weighPictures(subject, pictureBytes).flatMap(({ bytes = 0, path }): Finding[] => {
    const parameters = { kilobytes: kilobytes(bytes), most: kilobytes(budgets.pictureBytes) };
    return bytes > budgets.pictureBytes ? [found('pictureTooHeavy', path, parameters)] : [];
  });
  const total = { kilobytes: kilobytes(totalBytes), most: kilobytes(budgets.pageBytes) };
  return [
    ...heavy,
    ...(totalBytes > budgets.pageBytes ? [found('pageTooHeavy', '', total)] : []),
    ...(lcp > budgets.lcp
      ? [found('pageTooSlow', '', { seconds: lcp / 1_000, most: budgets.lcp / 1_000 })]
      : []),
  ];
};
