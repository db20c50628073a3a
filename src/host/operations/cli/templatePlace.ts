import type { TemplateDetails } from '../../../generated/editor';
import type { Result } from '../../../kernel/result';
import type { EditorFinding } from '../../../generated/editor';
import type { Publication, PublishOutcome } from '../../store/templateStore';

export interface CheckedDocument {
  readonly findings: readonly EditorFinding[];
  /** What the page costs a phone; undefined: not known. */
  readonly weight: CheckedWeight | undefined;
}

export interface CheckedWeight {
  readonly totalBytes: number;
  /** Milliseconds until the first view. */
  readonly lcp: number;
  readonly unknownPictures: number;
}

export interface CheckedDocuments {
  /** In the order of the documents. */
  readonly checked: readonly CheckedDocument[];
  readonly notRun: readonly string[];
}

export interface LiveDocument {
  readonly id: string;
  /** Exact JSON text. */
  readonly document: string;
}

/** What went wrong and what to do, in English. */
export type Problem = string;

/** Where templates are published, as the commands see it: a host over HTTPS, or the database itself. */
export interface TemplatePlace {
  /** Of its pages, and what a folder keeps in step with; empty: the database alone does not know it. */
  readonly origin: string;
  /** The documents count as published along with each other. */
  check(documents: readonly string[]): Promise<CheckedDocuments>;
  /** Publishes exact JSON text that was checked; warnings are accepted. */
  publish(document: string, reason: string): Promise<Result<PublishOutcome, Problem>>;
  live(): Promise<readonly LiveDocument[]>;
  rollback(id: string, reason: string, revision?: number): Promise<Result<number, Problem>>;
  takeOffline(id: string, reason: string): Promise<Result<Publication, Problem>>;
  /** The latest first; empty: nothing was ever live. */
  history(id: string): Promise<readonly Publication[]>;
  /** Absent: there are no drafts here, so that folders are not kept in step with it. */
  readonly drafts?: DraftPlace;
}

export interface DraftPlace {
  /** Every template that is not archived. */
  ids(): Promise<readonly string[]>;
  /** Undefined: there is no such template. */
  open(id: string): Promise<Result<TemplateDetails | undefined, Problem>>;
  /** Saves over what was opened; undefined: as a new template. */
  save(document: string, opened: TemplateDetails | undefined): Promise<Result<TemplateDetails, Problem>>;
  /** Publishes the saved draft over what was live when it was opened. Undefined: it was live already. */
  publishSaved(saved: TemplateDetails, reason: string): Promise<Result<number | undefined, Problem>>;
  /** Hex SHA-256 of a revision. */
  hashOfRevision(id: string, revision: number): Promise<string | undefined>;
}
