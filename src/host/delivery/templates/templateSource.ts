import type { Failure } from '../../../kernel/failure';

export interface PublishedTemplate {
  readonly id: string;
  /** Number of the revision; of an upstream's template its hash. */
  readonly revision: string;
  /** Exact JSON text as published. */
  readonly document: string;
  /** Hex, of the document's UTF-8 bytes. */
  readonly sha256: string;
  /** What a share of the visitors gets in its place. */
  readonly guard?: PublishedGuard;
}

/** A guarded publication that runs. */
export interface PublishedGuard {
  readonly sequence: number;
  readonly sharePercent: number;
  readonly next: PublishedTemplate;
}

export type TemplateLookup =
  | { readonly status: 'published'; readonly template: PublishedTemplate }
  | { readonly status: 'missing' }
  /** Its scheduled end has come; `after` is the id of the template that shows instead (contract §8, `links.after`). */
  | { readonly status: 'ended'; readonly after: string | undefined }
  /** `retryAt`: when its origin wants to be asked again, where it said so; epoch ms. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly retryAt?: number };

/** Where published templates come from (contract §2, `TEMPLATE_SOURCE`). Never rejects. */
export interface TemplateSource {
  /** @param patienceMs how long an origin may take that is asked for it; absent: as long as the first byte of a page may (contract §2) */
  find(id: string, patienceMs?: number): Promise<TemplateLookup>;
}

export interface SourceState {
  /** False while last good copies are served. */
  readonly isCurrent: boolean;
  readonly sequence: number;
  readonly confirmedAt: number;
}

/** A source that outlives its origin's outages, and must be told when to watch it. */
export interface WatchedTemplateSource extends TemplateSource {
  start(): void;
  stop(): Promise<void>;
  /** What it last heard of its origin; undefined where it asks as pages are asked for. */
  state(): SourceState | undefined;
  /** True where there are pages that can be served without the origin. */
  canServeCopies(): Promise<boolean>;
}

/** Campaigns may follow one another; who links them in a circle gets the page that says so. */
const maxSteps = 5;

/** What is shown under an id: after its end the template that its `links.after` names (contract §8). */
export async function findShown(
  source: TemplateSource,
  id: string,
  patienceMs?: number,
): Promise<TemplateLookup> {
  let lookup = await source.find(id, patienceMs);
  for (let step = 0; step < maxSteps && lookup.status === 'ended' && lookup.after !== undefined; step += 1) {
    const next = await source.find(lookup.after, patienceMs);
    if (next.status === 'missing') break;
    lookup = next;
  }
  return lookup;
}
