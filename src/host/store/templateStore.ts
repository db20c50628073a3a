import type { Result } from '../../kernel/result';
import type { Actor } from './recordAudit';

export interface StoredRevision {
  readonly id: string;
  /** Counts from 1 within the template. */
  readonly revision: number;
  /** Exact JSON text as published. */
  readonly document: string;
  /** Hex, of the document's UTF-8 bytes. */
  readonly sha256: string;
  readonly createdAt: number;
  readonly createdBy: string;
}

/** `release`: what a share of the visitors had goes to everybody. */
export type PublicationAction = 'publish' | 'rollback' | 'end' | 'release';

/** One move of a template's published pointer. */
export interface Publication {
  readonly sequence: number;
  readonly id: string;
  readonly action: PublicationAction;
  /** Undefined: nothing is live since. */
  readonly revision: number | undefined;
  /** What was live before; undefined for the first. */
  readonly previousRevision: number | undefined;
  readonly publishedBy: string;
  readonly reason: string;
  readonly publishedAt: number;
  /** Epoch ms that a schedule had set for it; undefined: somebody made it by hand. */
  readonly setFor: number | undefined;
  /** A share of the visitors got it first, or gets it while that runs; the others keep what was live before. */
  readonly guarded?: { readonly sharePercent: number; readonly isRunning: boolean };
}

/** A rollback always leaves something live. */
export interface RollbackOutcome extends Publication {
  readonly revision: number;
}

export interface TemplateSummary {
  readonly id: string;
  readonly liveRevision: number;
  readonly revisions: number;
  readonly publishedBy: string;
  readonly publishedAt: number;
}

/** How a publication is guarded. */
export interface GuardRequest {
  /** Of the visitors who get the new revision first. */
  readonly sharePercent: number;
  /** Visits after which four of five losses of 30 % are rolled back; null: nobody can say. */
  readonly plannedVisits: number | null;
}

/** What a host says of a guard that it ends. */
export interface GuardFindings {
  readonly figure: string | null;
  /** JSON of what was counted. */
  readonly counts: string;
}

export interface PublishRequest {
  /** Exact JSON text; its `id` says which template it is. */
  readonly document: string;
  readonly publishedBy: string;
  /** For the audit log; without it: `publishedBy`. */
  readonly actor?: Actor;
  readonly reason: string;
  /** Publish only an id that the store has never seen. */
  readonly onlyIfNew?: boolean;
  /** Epoch ms that a schedule had set for it. */
  readonly setFor?: number | undefined;
  /** A share of the visitors gets it first, where something else is live. */
  readonly guarded?: GuardRequest | undefined;
}

export interface PublishOutcome {
  /** unchanged: these very bytes are live already; known: `onlyIfNew` and the store has the id. */
  readonly outcome: 'published' | 'unchanged' | 'known';
  readonly id: string;
  /** The live revision; undefined where the id is known but nothing is live. */
  readonly revision: number | undefined;
  /** Of the visitors who get it, where a guard runs; undefined: everybody does. */
  readonly sharePercent?: number | undefined;
}

export type PublishProblem = { readonly kind: 'notATemplate' };

export type RollbackProblem =
  | { readonly kind: 'unknownTemplate' }
  | { readonly kind: 'unknownRevision' }
  | {
      readonly kind: 'alreadyLive';
      readonly revision: number;
      /** Of the visitors who get it, where a guard runs; undefined: everybody does. */
      readonly sharePercent: number | undefined;
    }
  | { readonly kind: 'nothingBefore' };

/** What visitors of an address get: most of them one revision, and where a guard runs a share of them another. */
export interface ShownRevisions {
  readonly shown: StoredRevision;
  readonly guard?: {
    readonly sequence: number;
    readonly sharePercent: number;
    readonly next: StoredRevision;
  };
}

export interface EndRequest {
  readonly id: string;
  readonly publishedBy: string;
  /** For the audit log; without it: `publishedBy`. */
  readonly actor?: Actor;
  readonly reason: string;
  /** Epoch ms that a schedule had set for it. */
  readonly setFor?: number | undefined;
}

export interface RollbackRequest {
  readonly id: string;
  /** Without it: what most visitors have where a guard runs, else what was live when the live revision was first published. */
  readonly revision?: number;
  readonly publishedBy: string;
  /** For the audit log; without it: `publishedBy`. */
  readonly actor?: Actor;
  readonly reason: string;
  /** Where the host takes back a guarded publication by itself. */
  readonly findings?: GuardFindings | undefined;
}

export interface ReleaseRequest {
  readonly id: string;
  readonly publishedBy: string;
  readonly actor?: Actor;
  readonly reason: string;
  /** Where the host does so by itself. */
  readonly findings?: GuardFindings | undefined;
}

/**
 * Immutable revisions, a published pointer a template, and an append-only log of its moves. Rejects only where
 * the database fails; an acknowledged move is on disk.
 */
export interface TemplateStore {
  publish(request: PublishRequest): Promise<Result<PublishOutcome, PublishProblem>>;
  rollback(request: RollbackRequest): Promise<Result<RollbackOutcome, RollbackProblem>>;
  /** Takes a page down: nothing is live under its id. Undefined where nothing was. */
  end(request: EndRequest): Promise<Publication | undefined>;
  /** What the pointer is at, which a guard may show to a share of the visitors only. */
  published(id: string): Promise<StoredRevision | undefined>;
  shown(id: string): Promise<ShownRevisions | undefined>;
  revision(id: string, revision: number): Promise<StoredRevision | undefined>;
  /** What was live last, where its end has come and nothing is live since; undefined: it never ended. */
  ended(id: string): Promise<StoredRevision | undefined>;
  history(id: string): Promise<readonly Publication[]>;
  list(): Promise<readonly TemplateSummary[]>;
  /** Value of the revision counter: grows by one with every move of a pointer. */
  sequence(): Promise<number>;
  /** Ids whose pointer moved after a value of the counter. */
  changedSince(sequence: number): Promise<readonly string[]>;
}
