import type { BlockType } from '../../template/block';

/** Block types as marketing thinks of them; together they are all that there are. */
export const blockGroups: Readonly<Record<'main' | 'loan' | 'trust', readonly BlockType[]>> = {
  main: ['hero', 'banner', 'image', 'richText', 'cta', 'columns', 'spacer'],
  loan: ['registration', 'calculator', 'dataGroup', 'download', 'agreement', 'disclosure'],
  trust: ['benefits', 'steps', 'faq', 'reviews', 'countdown', 'footer'],
};
