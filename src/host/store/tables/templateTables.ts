import type { Generated } from 'kysely';
import type { GuardedFigure } from '../../../experiments/guardedPublication';

/** One row a template that was ever published. */
export interface TemplateRow {
  id: string;
  /** The published pointer; null where nothing is live. */
  live_revision: number | null;
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
  /** Epoch ms that a schedule had set for it; null: somebody made it by hand. */
  set_for: number | null;
}

/** The revision counter that hosts poll: one row. */
export interface TemplateCounterRow {
  name: string;
  value: Generated<number>;
}

/** What was said of an experiment before it began, and when it began and ended. Whether it runs is what the live revision says. */
export interface ExperimentRow {
  template_id: string;
  experiment: string;
  /** Null: none was chosen before it began. */
  main_figure: string | null;
  /** Percent of the main figure that is worth knowing, here and below null without a main figure. */
  smallest_change: number | null;
  /** Null too where nothing was known of how many visits do what counts. */
  planned_visits: number | null;
  planned_days: number | null;
  planned_at: number | null;
  planned_by: string | null;
  /** When it first went live; null: not yet. */
  started_at: number | null;
  /** When it was last taken out of what is live; null: never. */
  ended_at: number | null;
  /** The group that everybody got by then; null: none of them alone. */
  kept_group: string | null;
  /** JSON list of `{ group, weight }`, the original first, as they last were; null with `ended_at`. */
  ended_groups: string | null;
}

/** A revision that a share of the visitors got first, while the others kept the one before. */
export interface GuardedPublicationRow {
  /** Of its publication. */
  sequence: number;
  template_id: string;
  revision: number;
  /** What the other visitors keep, and what a rollback makes live again. */
  previous_revision: number;
  /** Of the visitors who get the new revision. */
  share_percent: number;
  /** Said beforehand: by then four of five losses of 30 % are rolled back. Null: nobody could say. */
  planned_visits: number | null;
  started_at: number;
  /** Null: it runs. */
  outcome: 'rolledBack' | 'released' | 'replaced' | null;
  /** What was worse, where the host rolled it back. */
  figure: string | null;
  /** JSON of what was counted by its end; null: it runs, or ended before anything was told or a moment ago. */
  counts: string | null;
  ended_at: number | null;
  /** Null: the host did. */
  ended_by: string | null;
  /** When somebody of the editor read what the host did by itself; null: nobody yet. */
  read_at: number | null;
  read_by: string | null;
}

/** What visits from one network told of a guarded publication that runs; gone when it has ended. Holds no address. */
export interface GuardSignalRow {
  /** Of the guard. */
  sequence: number;
  /** The first 16 bits of a keyed hash of the guard and the network, in hex: thousands of networks share one. */
  network: string;
  kind: 'visit' | GuardedFigure;
  /** Of faults the block and its fault, else empty. */
  label: string;
  old_count: number;
  new_count: number;
}

export interface TemplateTables {
  guarded_publications: GuardedPublicationRow;
  guard_signals: GuardSignalRow;
  templates: TemplateRow;
  template_revisions: TemplateRevisionRow;
  template_publications: TemplatePublicationRow;
  template_counter: TemplateCounterRow;
  template_experiments: ExperimentRow;
}

/** A block that is turned off wherever it stands, whatever is published. */
interface BlockSwitchRow {
  template_id: string;
  block_id: string;
  changed_at: number;
  changed_by: string;
  changed_by_name: string;
}

export interface SwitchTables {
  block_switches: BlockSwitchRow;
}

/** Faults of blocks that phones reported, counted (contract §8). Holds nothing about a person. */
export interface BlockFaultRow {
  template_id: string;
  /** Empty where the phone did not know it. */
  revision: string;
  block_id: string;
  fault: string;
  block_type: string;
  detail: string;
  count: number;
  first_at: number;
  last_at: number;
}

export interface BlockFaultTables {
  block_faults: BlockFaultRow;
}

export interface PictureRow {
  id: string;
  name: string;
  /** In lower case, for the search. */
  search_name: string;
  /** JSON of the image as templates hold it, without alternative text. */
  image: string;
  bytes: number;
  /** Hex SHA-256 of the file that was uploaded. */
  sha256: string;
  created_at: number;
  created_by: string;
  created_by_name: string;
}

/** One size and format of a picture; never changed. */
export interface PictureFileRow {
  /** Last part of its address. */
  name: string;
  picture_id: string;
  type: string;
  content: Buffer;
}

/** What a picture is cropped from: upright, as WebP, without what a camera wrote along. Pictures of earlier versions have none. */
export interface PictureOriginalRow {
  picture_id: string;
  content: Buffer;
}

export interface PictureTables {
  pictures: PictureRow;
  picture_originals: PictureOriginalRow;
  picture_files: PictureFileRow;
}
