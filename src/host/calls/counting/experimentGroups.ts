import { LRUCache } from 'lru-cache';
import { documentBlocks } from '../../store/documentIdentity';
import { experimentsOfBlocks } from '../../../template/documentExperiments';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

const maxDocuments = 500;
/** Bytes of all groups of one visitor; what does not fit is left out. */
const maxVariantLength = 400;

/** Weights of groups by `e1:a`. */
type GroupWeights = ReadonlyMap<string, number>;

const groupsByHash = new LRUCache<string, GroupWeights>({ max: maxDocuments });

const weightsOf = (blocks: unknown): GroupWeights =>
  new Map(
    [...experimentsOfBlocks(blocks)].flatMap(([experiment, groups]) =>
      groups.map(({ group, weight }) => [`${experiment}:${group}`, weight] as const),
    ),
  );

type Live = Pick<PublishedTemplate, 'document' | 'sha256'>;

/** Groups that a document shows visitors, with their weights. */
export function groupsOf({ document, sha256 }: Live): GroupWeights {
  const known = groupsByHash.get(sha256);
  if (known) return known;
  const groups = document.includes('"variant"')
    ? weightsOf(documentBlocks(document))
    : new Map<string, number>();
  groupsByHash.set(sha256, groups);
  return groups;
}

/** Of the groups that a page says (`e1:a,e2:b`) those that its template has, one of each experiment, in one order. */
export function knownGroups(live: Live, variant: string): string {
  if (variant === '') return '';
  const groups = groupsOf(live);
  const byExperiment = new Map<string, string>();
  for (const name of variant.split(',')) {
    const [experiment = ''] = name.split(':');
    if (groups.has(name) && !byExperiment.has(experiment)) byExperiment.set(experiment, name);
  }
  const known = [...byExperiment.values()].sort();
  return known.reduce((text, group) => {
    const longer = text === '' ? group : `${text},${group}`;
    return longer.length <= maxVariantLength ? longer : text;
  }, '');
}
