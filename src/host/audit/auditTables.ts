import type { Generated } from 'kysely';

/** Never updated and deleted by retention alone: the database refuses everybody else. */
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
