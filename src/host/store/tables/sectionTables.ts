/** Blocks that a team keeps under a name. */
export interface SectionRow {
  id: string;
  name: string;
  /** What no two sections have in common. */
  search_name: string;
  /** JSON text of `schemaVersion`, `blocks` and, where it has one, `theme`. */
  document: string;
  sha256: string;
  /** Of the document's UTF-8 form. */
  bytes: number;
  /** JSON list of the types of its blocks. */
  block_types: string;
  created_at: number;
  created_by_id: string;
  created_by_name: string;
  /** The newest version of a synced block; null: copies of the section belong to their pages. */
  synced_version: number | null;
  /** Of a synced block: the market that it is of, and the language of its plain texts. */
  market: string | null;
  locale: string | null;
  changed_at: number | null;
  changed_by_name: string | null;
}

/** Each version of a synced block, the newest too. */
export interface SectionVersionRow {
  section_id: string;
  version: number;
  document: string;
  sha256: string;
  saved_at: number;
  saved_by_id: string;
  saved_by_name: string;
}

export interface SectionTables {
  editor_sections: SectionRow;
  editor_section_versions: SectionVersionRow;
}
