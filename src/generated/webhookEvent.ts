/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * Body of a webhook: what happened, in the order of one template. New fields and new types may come within v1.
 */
export type WebhookEvent =
  | PublicationPublishedEvent
  | PublicationRolledBackEvent
  | PublicationEndedEvent
  | PublicationRefusedEvent
  | ScheduleSetEvent
  | ScheduleCarriedOutEvent
  | ScheduleCancelledEvent
  | ScheduleFailedEvent
  | ApprovalRequestedEvent
  | ApprovalApprovedEvent
  | ApprovalChangeAskedEvent
  | BlockFaultedEvent
  | WebhookTestEvent;
/**
 * What an endpoint can be told of.
 */
export type WebhookEventType =
  | 'publication.published'
  | 'publication.rolledBack'
  | 'publication.ended'
  | 'publication.refused'
  | 'schedule.set'
  | 'schedule.carriedOut'
  | 'schedule.cancelled'
  | 'schedule.failed'
  | 'approval.requested'
  | 'approval.approved'
  | 'approval.changeAsked'
  | 'block.faulted';

/**
 * A revision went live.
 */
export interface PublicationPublishedEvent {
  type: 'publication.published';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * The revision that is live now.
     */
    revision: number;
    /**
     * What was live before; absent: nothing.
     */
    previousRevision?: number;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
  };
}
/**
 * An earlier revision is live again.
 */
export interface PublicationRolledBackEvent {
  type: 'publication.rolledBack';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * The revision that is live now.
     */
    revision: number;
    /**
     * What was live before; absent: nothing.
     */
    previousRevision?: number;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
  };
}
/**
 * Nothing is live under the id any more: the page was taken offline, or its end came.
 */
export interface PublicationEndedEvent {
  type: 'publication.ended';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * What was live before.
     */
    previousRevision: number;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
  };
}
/**
 * The checks refused a publication.
 */
export interface PublicationRefusedEvent {
  type: 'publication.refused';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * How many errors the checks found.
     */
    errors: number;
    /**
     * Ids of the rules that found them, with commas between.
     */
    rules: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * Something is to happen at a set time; what was set before is replaced.
 */
export interface ScheduleSetEvent {
  type: 'schedule.set';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * When it goes live. When, by ISO 8601 in UTC.
     */
    publishAt?: string;
    /**
     * When it ends. When, by ISO 8601 in UTC.
     */
    endAt?: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
  };
}
/**
 * What was set for a time was done. The publication's own event comes before it.
 */
export interface ScheduleCarriedOutEvent {
  type: 'schedule.carriedOut';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * publish: it went live; end: the page ended.
     */
    did: 'publish' | 'end';
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * What was set for a time is not to happen.
 */
export interface ScheduleCancelledEvent {
  type: 'schedule.cancelled';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * What was set for a time was not done, and will not be.
 */
export interface ScheduleFailedEvent {
  type: 'schedule.failed';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * liveChanged, approvalNeeded, mayNotPublish or restored (from a backup).
     */
    why: string;
    /**
     * When it goes live. When, by ISO 8601 in UTC.
     */
    publishAt?: string;
    /**
     * When it ends. When, by ISO 8601 in UTC.
     */
    endAt?: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * Somebody asks for approval of a draft.
 */
export interface ApprovalRequestedEvent {
  type: 'approval.requested';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * What the person wrote; may be empty.
     */
    note: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * A second person approved a draft.
 */
export interface ApprovalApprovedEvent {
  type: 'approval.approved';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * A second person asks for a change of a draft instead of approving it.
 */
export interface ApprovalChangeAskedEvent {
  type: 'approval.changeAsked';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * SHA-256 of the document's bytes, in hexadecimal.
     */
    sha256: string;
    /**
     * What is to be changed.
     */
    note: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * A block was left out of a live page more often than the bound.
 */
export interface BlockFaultedEvent {
  type: 'block.faulted';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the template.
     */
    templateId: string;
    /**
     * Market of the template; `none`: it names none.
     */
    market: string;
    /**
     * Id of the block in the document.
     */
    blockId: string;
    /**
     * Type of the block.
     */
    blockType: string;
    /**
     * Kind of the fault.
     */
    fault: string;
    /**
     * Revision that it was seen in; empty where it is not known.
     */
    revision: string;
    /**
     * How often so far.
     */
    count: number;
  };
}
/**
 * Somebody has sent it to see whether it arrives.
 */
export interface WebhookTestEvent {
  type: 'webhook.test';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
