import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../kernel/record';
import { documentBlocks } from '../../store/documentIdentity';
import { walkBlocks } from '../../../template/blockTree';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

const maxDocuments = 500;
/** Bytes of all groups of one visitor; what does not fit is left out. */
const maxVariantLength = 400;

const groupsByHash = new LRUCache<string, ReadonlySet<string>>({ max: maxDocuments });

/** Names as contract §8 has them; a document that nobody checked may say anything in their place. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

function collect(blocks: unknown): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const { block } of walkBlocks(blocks)) {
    const variant = isRecord(block) ? block.variant : undefined;
    if (isRecord(variant) && isName(variant.experiment) && isName(variant.group))
      groups.add(`${variant.experiment}:${variant.group}`);
  }
  return groups;
}

type Live = Pick<PublishedTemplate, 'document' | 'sha256'>;

function groupsOf({ document, sha256 }: Live): ReadonlySet<string> {
  const known = groupsByHash.get(sha256);
  if (known) return known;
  const groups = document.includes('"variant"') ? collect(documentBlocks(document)) : new Set<string>();
  groupsByHash.set(sha256, groups);
  return groups;
}

/** Of the groups that a page says (`e1:a,e2:b`) those that its template has, in one order. */
export function knownGroups(live: Live, variant: string): string {
  if (variant === '') return '';
  const groups = groupsOf(live);
  const known = [...new Set(variant.split(','))].filter((group) => groups.has(group)).sort();
  return known.reduce((text, group) => {
    const longer = text === '' ? group : `${text},${group}`;
    return longer.length <= maxVariantLength ? longer : text;
  }, '');
}
