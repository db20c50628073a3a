import { LRUCache } from 'lru-cache';
import { guardGroup, readGuardGroup } from '../../../kernel/guardGroup';
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
function knownGroups(live: Live, variant: string): string {
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

/** A revision of a running guard. */
interface Dealt {
  readonly group: string;
  readonly shown: PublishedTemplate;
}

const sidesOf = (live: PublishedTemplate): readonly Dealt[] =>
  live.guard
    ? [
        { group: guardGroup(live.guard.sequence, 'old'), shown: live },
        { group: guardGroup(live.guard.sequence, 'new'), shown: live.guard.next },
      ]
    : [];

/** As counts keep them: before the groups of experiments the side of a guard; undefined: the visit was not dealt out. */
const countedGroups = (live: PublishedTemplate, dealt: Dealt | undefined, variant: string): string =>
  [dealt?.group, knownGroups(dealt?.shown ?? live, variant)].filter(Boolean).join(',');

/** What a visit is counted by: the revision that it was dealt, as its page says, and its groups. */
export function countedVisit(live: PublishedTemplate, variant: string) {
  const dealt = sidesOf(live).find(({ group }) => variant.split(',').includes(group));
  return { shown: dealt?.shown ?? live, groups: countedGroups(live, dealt, variant) };
}

/** Groups of what a page reports, which names the revision that it shows. */
export function reportedGroups(
  live: PublishedTemplate,
  { revision, variant }: { readonly revision: string; readonly variant: string },
): string {
  const dealt = sidesOf(live).find(({ shown }) => shown.revision === revision);
  return countedGroups(live, dealt, variant);
}

/** Whether counted groups begin with the side of a guard. */
export const isDealt = (groups: string): boolean => readGuardGroup(groups.split(',')[0] ?? '') !== undefined;
