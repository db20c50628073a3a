import type { Generated } from 'kysely';

/** Never updated, never deleted: the database refuses both. */
export interface AuditRow {
  id: Generated<number>;
  /** Epoch milliseconds. */
  at: number;
  account_id: string | null;
  account_name: string;
  action: string;
  subject: string;
  template_id: string | null;
  /** JSON object of plain values. */
  detail: string;
}

export interface AuditTables {
  editor_audit: AuditRow;
}
