/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * Body of a webhook: what happened, in the order of one template or bundle. New fields and new types may come within v1.
 */
export type WebhookEvent =
  | PublicationPublishedEvent
  | PublicationReleasedEvent
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
  | BundleApprovalRequestedEvent
  | BundleApprovedEvent
  | BundleChangeAskedEvent
  | BundleRefusedEvent
  | BundleScheduledEvent
  | BundleScheduleCancelledEvent
  | BundleScheduleFailedEvent
  | BundlePublishedEvent
  | BundleRolledBackEvent
  | BlockFaultedEvent
  | WebhookTestEvent;
/**
 * What an endpoint can be told of.
 */
export type WebhookEventType =
  | 'publication.published'
  | 'publication.released'
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
  | 'bundle.approvalRequested'
  | 'bundle.approved'
  | 'bundle.changeAsked'
  | 'bundle.refused'
  | 'bundle.scheduled'
  | 'bundle.scheduleCancelled'
  | 'bundle.scheduleFailed'
  | 'bundle.published'
  | 'bundle.rolledBack'
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
    /**
     * Share of the visitors who get it first, where it is guarded; absent: everybody.
     */
    sharePercent?: number;
  };
}
/**
 * A revision that was published guarded went to everybody.
 */
export interface PublicationReleasedEvent {
  type: 'publication.released';
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
     * The revision that everybody gets now.
     */
    revision: number;
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
    /**
     * What was clearly worse, where the host took back a guarded publication by itself.
     */
    figure?: 'registrations' | 'faults' | 'slowLoads' | 'slowAnswers';
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
    /**
     * Whom the link was for by which somebody without an account answered; absent: it was answered in the editor.
     */
    link?: string;
    /**
     * Who made that link.
     */
    vouchedBy?: string;
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
    /**
     * Whom the link was for by which somebody without an account answered; absent: it was answered in the editor.
     */
    link?: string;
    /**
     * Who made that link.
     */
    vouchedBy?: string;
  };
}
/**
 * Somebody asks for approval of all drafts of a bundle together.
 */
export interface BundleApprovalRequestedEvent {
  type: 'bundle.approvalRequested';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
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
 * A second person approved a bundle.
 */
export interface BundleApprovedEvent {
  type: 'bundle.approved';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
     */
    sha256: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
    /**
     * Whom the link was for by which somebody without an account answered; absent: it was answered in the editor.
     */
    link?: string;
    /**
     * Who made that link.
     */
    vouchedBy?: string;
  };
}
/**
 * A second person asks for a change in a bundle instead of approving it.
 */
export interface BundleChangeAskedEvent {
  type: 'bundle.changeAsked';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
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
    /**
     * Whom the link was for by which somebody without an account answered; absent: it was answered in the editor.
     */
    link?: string;
    /**
     * Who made that link.
     */
    vouchedBy?: string;
  };
}
/**
 * The checks refused to publish a bundle, now or at a set time.
 */
export interface BundleRefusedEvent {
  type: 'bundle.refused';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
     */
    sha256: string;
    /**
     * How many errors the checks found, in all its templates.
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
 * A bundle is to go live at a set time.
 */
export interface BundleScheduledEvent {
  type: 'bundle.scheduled';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
     */
    sha256: string;
    /**
     * When it goes live. When, by ISO 8601 in UTC.
     */
    publishAt: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * A bundle that was set for a time waits again.
 */
export interface BundleScheduleCancelledEvent {
  type: 'bundle.scheduleCancelled';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * A bundle did not go live at its time, none of its templates, and waits again.
 */
export interface BundleScheduleFailedEvent {
  type: 'bundle.scheduleFailed';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * archived, scheduledAlone, liveChanged, approvalNeeded, mayNotPublish or restored (from a backup).
     */
    why: string;
    /**
     * Id of the template that was in the way; absent: it is about all.
     */
    template?: string;
    /**
     * When it goes live. When, by ISO 8601 in UTC.
     */
    publishAt?: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * All templates of a bundle went live, at once or at their set time. Each has its own event too.
 */
export interface BundlePublishedEvent {
  type: 'bundle.published';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another.
     */
    sha256: string;
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
    /**
     * Who did it: a person or a program of the editor, by name.
     */
    by: string;
  };
}
/**
 * What was live before a bundle is live again. Each template has its own event too.
 */
export interface BundleRolledBackEvent {
  type: 'bundle.rolledBack';
  /**
   * When it happened, not when it was sent, by ISO 8601 in UTC.
   */
  timestamp: string;
  data: {
    /**
     * Id of the bundle.
     */
    bundleId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Ids of its templates.
     */
    templateIds: string[];
    /**
     * Markets of its templates, each once; `none`: a template names none.
     */
    markets: string[];
    /**
     * What the person gave as the reason; may be empty.
     */
    reason: string;
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
