import { blocksOfType } from '../checkBlock';
import type { Rule } from '../subject';
import { found } from '../templateCheck';

/** Pages that hand out the app, where the regulator keeps a public list of lending apps. */
export const listedApp: Rule = (subject, { brand }) => {
  if (!brand) return [];
  const { name, url } = brand.appListing;
  if (name !== '' && url !== '') return [];
  const downloads = blocksOfType(subject.blocks, 'download').map(({ path }) => path);
  const places = downloads.length > 0 ? downloads : subject.document.kind === 'download' ? ['/blocks'] : [];
  return places.map((path) => found('appNotListed', path));
};
