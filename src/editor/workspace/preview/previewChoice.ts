import type { SimulatedVisitor, TemplateDetails } from '../../../generated/editor';
import { isRecord } from '../../../kernel/record';
import { walkBlocks } from '../../../template/blockTree';
import { mostSeen } from '../../kit/data/shownRevisions';
import { readTyped } from '../../kit/data/typedTime';

/** Whom and how the phones show a draft. */
export interface PreviewChoice {
  /** `tried`: what a share of the visitors gets while a guarded publication runs; `live`: what the others get. */
  readonly source: 'draft' | 'live' | 'tried';
  /** Language type of the address; empty: the page's own. */
  readonly language: '' | '1' | '2';
  readonly utmTag: string;
  readonly clientType: 'android' | 'ios';
  readonly registered: 'yes' | 'no';
  /** A day and a time by the clocks of the page's market, as they are typed (`readTyped`); empty: now. */
  readonly now: string;
  /** Group of each experiment; an absent one is the page's first. */
  readonly groups: Readonly<Record<string, string>>;
  readonly network: 'fast' | 'slow';
}

export const firstChoice: PreviewChoice = {
  source: 'draft',
  language: '',
  utmTag: '',
  clientType: 'android',
  registered: 'no',
  now: '',
  groups: {},
  network: 'fast',
};

const isoTimeOf = (typed: string, market: string): string => {
  const { at } = readTyped(typed, market);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
};

const presentOf = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** What a link to a real phone says of its visitor: all but the phone, which is a real one there. */
export function simulatedVisitor(choice: PreviewChoice, market: string): SimulatedVisitor {
  const groups = Object.entries(choice.groups).map(([experiment, group]) => `${experiment}:${group}`);
  return presentOf({
    language: choice.language,
    utm_tag: choice.utmTag.trim(),
    registered: choice.registered === 'yes' ? '1' : '',
    now: isoTimeOf(choice.now, market),
    groups: groups.join(','),
  });
}

type Versions = Pick<TemplateDetails, 'draft' | 'live' | 'keptLive'>;

/** Exact text of what is looked at; empty: there is none. */
export function previewedDocument({ source }: PreviewChoice, details: Versions): string {
  if (source === 'live') return mostSeen(details)?.document ?? '';
  const { draft, live } = details;
  return (source === 'draft' ? draft : live)?.document ?? live?.document ?? '';
}

/** Address of the page that a frame shows. */
export function frameAddress(templateId: string, choice: PreviewChoice, market: string): string {
  const parameters = {
    source: choice.source,
    clientType: choice.clientType,
    network: choice.network === 'slow' ? 'slow' : '',
  };
  const query = new URLSearchParams({ ...presentOf(parameters), ...simulatedVisitor(choice, market) });
  return `/editor/frame/${encodeURIComponent(templateId)}?${query.toString()}`;
}

function collect(blocks: unknown, found: Map<string, Set<string>>): void {
  for (const { block } of walkBlocks(blocks)) {
    const variant = isRecord(block) ? block.variant : undefined;
    if (isRecord(variant) && typeof variant.experiment === 'string' && typeof variant.group === 'string') {
      found.set(variant.experiment, (found.get(variant.experiment) ?? new Set()).add(variant.group));
    }
  }
}

/** Groups of each experiment of a document that may be unfinished, in the order of its blocks. */
export function experimentsIn(document: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  try {
    const value: unknown = JSON.parse(document);
    if (isRecord(value)) collect(value.blocks, found);
  } catch {
    return new Map();
  }
  return new Map([...found].map(([experiment, groups]) => [experiment, [...groups]]));
}
