import { LRUCache } from 'lru-cache';
import { guardArm } from '../../../kernel/guardArm';
import { isRecord } from '../../../kernel/record';
import { documentBlocks } from '../../store/documentIdentity';
import { walkBlocks } from '../../../template/blockTree';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

const maxDocuments = 500;
/** Bytes of all groups of one visitor; what does not fit is left out. */
const maxVariantLength = 400;

/** Weights of groups by `e1:a`. */
type GroupWeights = ReadonlyMap<string, number>;

const groupsByHash = new LRUCache<string, GroupWeights>({ max: maxDocuments });

/** Names as contract §8 has them; a document that nobody checked may say anything in their place. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

function collect(blocks: unknown): GroupWeights {
  const groups = new Map<string, number>();
  for (const { block } of walkBlocks(blocks)) {
    const variant = isRecord(block) ? block.variant : undefined;
    if (!isRecord(variant) || !isName(variant.experiment) || !isName(variant.group)) continue;
    const name = `${variant.experiment}:${variant.group}`;
    // A group's weight is that of its first block (contract §8).
    if (!groups.has(name)) groups.set(name, typeof variant.weight === 'number' ? variant.weight : 0);
  }
  return groups;
}

type Live = Pick<PublishedTemplate, 'document' | 'sha256'>;

/** Groups that a document shows visitors, with their weights. */
export function groupsOf({ document, sha256 }: Live): GroupWeights {
  const known = groupsByHash.get(sha256);
  if (known) return known;
  const groups = document.includes('"variant"')
    ? collect(documentBlocks(document))
    : new Map<string, number>();
  groupsByHash.set(sha256, groups);
  return groups;
}

/** A revision of a running guard, by what a page says of itself; undefined: its visit was not dealt out. */
export interface Dealt {
  readonly arm: string;
  readonly shown: PublishedTemplate;
}

const sidesOf = (live: PublishedTemplate): readonly Dealt[] =>
  live.guard
    ? [
        { arm: guardArm(live.guard.sequence, 'old'), shown: live },
        { arm: guardArm(live.guard.sequence, 'new'), shown: live.guard.next },
      ]
    : [];

export const dealtByGroups = (live: PublishedTemplate, variant: string): Dealt | undefined =>
  sidesOf(live).find(({ arm }) => variant.split(',').includes(arm));

export const dealtByRevision = (live: PublishedTemplate, revision: string): Dealt | undefined =>
  sidesOf(live).find(({ shown }) => shown.revision === revision);

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
