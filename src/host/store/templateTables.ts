import type { Generated } from 'kysely';

/** One row a template that was ever published. */
export interface TemplateRow {
  id: string;
  /** The published pointer; null where nothing is live. */
  live_revision: number | null;
  /** Epoch milliseconds. */
  created_at: number;
}

/** Never updated, never deleted: the database refuses both. */
export interface TemplateRevisionRow {
  template_id: string;
  revision: number;
  /** Exact JSON text as published. */
  document: string;
  /** Hex, of the document's UTF-8 bytes. */
  sha256: string;
  created_at: number;
  created_by: string;
}

/** Append-only log of every move of a published pointer. */
export interface TemplatePublicationRow {
  /** Value of the revision counter after this move; gapless and in commit order. */
  sequence: number;
  template_id: string;
  action: string;
  revision: number | null;
  previous_revision: number | null;
  published_by: string;
  reason: string;
  published_at: number;
}

/** The revision counter that hosts poll: one row. */
export interface TemplateCounterRow {
  name: string;
  value: Generated<number>;
}

export interface TemplateTables {
  templates: TemplateRow;
  template_revisions: TemplateRevisionRow;
  template_publications: TemplatePublicationRow;
  template_counter: TemplateCounterRow;
}
