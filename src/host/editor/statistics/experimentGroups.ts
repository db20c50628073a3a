import { LRUCache } from 'lru-cache';
import type { PublishedTemplate } from '../../templateSource';

const mostDocuments = 500;
/** Bytes of all groups of one visitor; what does not fit is left out. */
const longestVariant = 400;

const groupsByHash = new LRUCache<string, ReadonlySet<string>>({ max: mostDocuments });

function collect(blocks: unknown, groups: Set<string>): void {
  if (!Array.isArray(blocks)) return;
  for (const block of blocks as readonly unknown[]) {
    if (typeof block !== 'object' || block === null) continue;
    const { variant, props } = block as { variant?: unknown; props?: unknown };
    if (typeof variant === 'object' && variant !== null && 'experiment' in variant && 'group' in variant) {
      groups.add(`${String(variant.experiment)}:${String(variant.group)}`);
    }
    const columns = typeof props === 'object' && props !== null && 'columns' in props ? props.columns : undefined;
    if (Array.isArray(columns)) columns.forEach((column) => collect(column, groups));
  }
}

type Live = Pick<PublishedTemplate, 'document' | 'sha256'>;

/** Groups of a live document, as `experiment:group`. */
function groupsOf({ document, sha256 }: Live): ReadonlySet<string> {
  const known = groupsByHash.get(sha256);
  if (known) return known;
  const groups = new Set<string>();
  if (document.includes('"variant"')) {
    const value: unknown = JSON.parse(document);
    if (typeof value === 'object' && value !== null && 'blocks' in value) collect(value.blocks, groups);
  }
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
    return longer.length <= longestVariant ? longer : text;
  }, '');
}
