/** One row a template, drafts and published ones alike: what the list is read from. */
export interface EditorTemplateRow {
  id: string;
  name: string;
  /** Name and id in lower case. */
  search_text: string;
  kind: string;
  locale: string;
  market: string;
  state: string;
  is_archived: number;
  /** Base of the next save. */
  version: number;
  /** Epoch milliseconds. */
  changed_at: number;
  changed_by_id: string | null;
  changed_by_name: string;
}

export interface DraftRow {
  template_id: string;
  version: number;
  /** Exact JSON text. */
  document: string;
  sha256: string;
  changed_at: number;
  changed_by_id: string;
  changed_by_name: string;
}

/** Never updated, never deleted: the database refuses both. */
export interface DraftVersionRow {
  template_id: string;
  /** Counts from 1 within the template. */
  number: number;
  version: number;
  document: string;
  sha256: string;
  saved_at: number;
  saved_by_id: string;
  saved_by_name: string;
  reason: string;
}

export interface LockRow {
  template_id: string;
  account_id: string;
  account_name: string;
  until: number;
}

export interface DraftTables {
  editor_templates: EditorTemplateRow;
  editor_drafts: DraftRow;
  editor_draft_versions: DraftVersionRow;
  editor_locks: LockRow;
}
