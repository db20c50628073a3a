export interface ApprovalRow {
  template_id: string;
  /** The exact bytes that it is about. */
  sha256: string;
  requested_by_id: string;
  requested_by_name: string;
  requested_at: number;
  note: string;
  approved_by_id: string | null;
  approved_by_name: string | null;
  approved_at: number | null;
}

/** What a host does by itself at a set time. */
export interface ScheduleRow {
  template_id: string;
  sha256: string;
  /** Exact JSON text that goes live at `publish_at`; null once it is live. */
  document: string | null;
  publish_at: number | null;
  end_at: number | null;
  by_id: string;
  by_name: string;
  reason: string;
  /** The next of the two times. */
  due_at: number;
  /**
   * What was live when it was set; of an end, which has no document, the newest revision that there was. 0: nothing;
   * null, or older than that: a host of an earlier version wrote it.
   */
  seen_revision: number | null;
}

export interface PublishingTables {
  editor_approvals: ApprovalRow;
  editor_schedules: ScheduleRow;
}
