import type { TextKey } from '../../texts/textKey';

const longest = 100;

/** An id made of a name: lower-case Latin letters, digits and hyphens. */
export const idFromName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');

/** The pattern of `common.schema.json#/$defs/templateId`. */
const pattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** What is wrong with an id, if anything. */
export function idFault(id: string): TextKey | undefined {
  if (id === '') return 'editor:required';
  return pattern.test(id) ? undefined : 'editor:list.idFault';
}
