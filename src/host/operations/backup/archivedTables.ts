import type { Database } from '../../store/database';

/** How a table's rows are read in order, a few at a time. */
export interface ArchivedTable {
  readonly name: keyof Database;
  /** Columns of its key; empty: it has none and its rows are read at once. */
  readonly key: readonly string[];
  /** Rows hold whole files. */
  readonly isHeavy?: boolean;
  /**
   * Its rows say who may act, or acts, at this moment. An older state of it would let in again whom somebody has signed
   * out since, so nothing of it is restored.
   */
  readonly isOfTheMoment?: boolean;
}

/** Every table, those before others that rows of theirs name. A test compares it with the database. */
export const archivedTables: readonly ArchivedTable[] = [
  { name: 'templates', key: ['id'] },
  { name: 'template_revisions', key: ['template_id', 'revision'], isHeavy: true },
  { name: 'template_publications', key: ['sequence'] },
  { name: 'guarded_publications', key: ['sequence'] },
  { name: 'guard_signals', key: ['sequence', 'network', 'kind', 'label'] },
  { name: 'template_counter', key: ['name'] },
  { name: 'template_experiments', key: ['template_id', 'experiment'] },
  { name: 'block_faults', key: ['template_id', 'revision', 'block_id', 'fault'] },
  { name: 'editor_accounts', key: ['id'] },
  { name: 'editor_sessions', key: ['id'], isOfTheMoment: true },
  { name: 'editor_sign_ins', key: ['state_hash'], isOfTheMoment: true },
  { name: 'editor_tokens', key: ['id'], isOfTheMoment: true },
  { name: 'editor_invitations', key: ['token_hash'], isOfTheMoment: true },
  { name: 'editor_second_factors', key: ['id'] },
  { name: 'editor_recovery_codes', key: ['code_hash'] },
  { name: 'editor_pending_sign_ins', key: ['token_hash'], isOfTheMoment: true },
  { name: 'editor_factor_setups', key: ['session_id', 'kind'], isOfTheMoment: true },
  { name: 'editor_attempts', key: ['subject'] },
  { name: 'editor_settings', key: ['name'] },
  { name: 'editor_audit', key: ['id'] },
  { name: 'editor_folders', key: ['id'] },
  { name: 'editor_templates', key: ['id'] },
  { name: 'editor_drafts', key: ['template_id'], isHeavy: true },
  { name: 'editor_draft_versions', key: ['template_id', 'number'], isHeavy: true },
  { name: 'editor_locks', key: ['template_id'], isOfTheMoment: true },
  { name: 'editor_approvals', key: ['template_id', 'sha256'] },
  { name: 'editor_schedules', key: ['template_id'], isHeavy: true },
  { name: 'editor_bundles', key: ['id'] },
  { name: 'editor_bundle_members', key: ['bundle_id', 'template_id'], isHeavy: true },
  { name: 'webhook_endpoints', key: ['id'] },
  { name: 'webhook_deliveries', key: ['position'] },
  { name: 'editor_approval_links', key: ['id'], isOfTheMoment: true },
  { name: 'editor_sections', key: ['id'], isHeavy: true },
  { name: 'editor_section_versions', key: ['section_id', 'version'], isHeavy: true },
  { name: 'editor_comment_threads', key: ['id'] },
  { name: 'editor_comments', key: ['thread_id', 'number'] },
  { name: 'editor_comment_reads', key: ['account_id', 'thread_id'] },
  { name: 'editor_notices', key: ['position'] },
  { name: 'pictures', key: ['id'] },
  { name: 'picture_files', key: ['name'], isHeavy: true },
  { name: 'picture_originals', key: ['picture_id'], isHeavy: true },
  { name: 'host_secrets', key: ['name'] },
  { name: 'template_counts', key: ['template_id', 'period', 'kind', 'revision', 'variant', 'label'] },
  { name: 'audience_counts', key: ['template_id', 'period', 'kind', 'language', 'client_type'] },
  { name: 'count_housekeeping', key: ['name'] },
  { name: 'block_switches', key: ['template_id', 'block_id'] },
  { name: 'call_limit_subjects', key: ['subject'] },
  { name: 'call_limit_events', key: ['subject', 'event'] },
  { name: 'call_replies', key: ['fingerprint'] },
  { name: 'conversions', key: ['event_id', 'endpoint'] },
  { name: 'agreement_texts', key: ['sha256'], isHeavy: true },
  { name: 'agreement_evidence', key: ['id'] },
  { name: 'agreement_outcomes', key: ['position'] },
  { name: 'evidence_links', key: ['position'] },
  { name: 'write_probes', key: ['id'], isOfTheMoment: true },
];
