import type { Generated } from 'kysely';

/** A comment on a block or a page, with what was answered. */
export interface CommentThreadRow {
  id: string;
  template_id: string;
  /** Null: about the page as a whole. */
  block_id: string | null;
  block_type: string | null;
  /** JSON of the block when it was commented on, without the blocks in it. */
  block: string | null;
  created_at: number;
  /** Null: it is open. */
  resolved_at: number | null;
  resolved_by_id: string | null;
  /** Of the draft, when it was resolved. */
  resolved_version: number | null;
  /** 1: its block was another one by then, or gone. */
  resolved_with_change: number | null;
}

export interface CommentRow {
  thread_id: string;
  /** Counts from 1 within the thread. */
  number: number;
  account_id: string;
  /** Empty once it is deleted. */
  text: string;
  /** JSON list of whom the text mentions, by id and name. */
  mentions: string;
  created_at: number;
  edited_at: number | null;
  deleted_at: number | null;
}

/** How far somebody has read a thread. */
export interface CommentReadRow {
  account_id: string;
  thread_id: string;
  /** Number of the last comment that was seen. */
  read_to: number;
}

/** What somebody is told of, written in the transaction in which it happened. */
export interface NoticeRow {
  position: Generated<number>;
  account_id: string;
  kind: string;
  at: number;
  template_id: string | null;
  bundle_id: string | null;
  thread_id: string | null;
  comment_number: number | null;
  /** Who did it. */
  by_name: string;
  /** Null: it is new. */
  read_at: number | null;
  /** 1: it may still go out by e-mail. */
  is_mail_due: number;
  mailed_at: number | null;
}

export interface CommentTables {
  editor_comment_threads: CommentThreadRow;
  editor_comments: CommentRow;
  editor_comment_reads: CommentReadRow;
  editor_notices: NoticeRow;
}
