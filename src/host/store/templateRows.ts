import { CorruptRow, integerOf, optionalIntegerOf, textOf, type UnknownRow } from './decodeRow';
import { sha256Of } from './documentIdentity';
import type { Publication, PublicationAction, StoredRevision, TemplateSummary } from './templateStore';

/** Throws CorruptRow where the document is not what its hash says. */
export function decodeRevision(row: UnknownRow): StoredRevision {
  const document = textOf(row, 'document');
  const sha256 = textOf(row, 'sha256');
  if (sha256Of(document) !== sha256) throw new CorruptRow('document');
  return {
    id: textOf(row, 'template_id'),
    revision: integerOf(row, 'revision'),
    document,
    sha256,
    createdAt: integerOf(row, 'created_at'),
    createdBy: textOf(row, 'created_by'),
  };
}

const publicationActions = ['publish', 'rollback', 'end', 'release'] as const;

function decodeAction(row: UnknownRow): PublicationAction {
  const action = textOf(row, 'action');
  const known = publicationActions.find((each) => each === action);
  if (known === undefined) throw new CorruptRow('action');
  return known;
}

export function decodePublication(row: UnknownRow): Publication {
  return {
    sequence: integerOf(row, 'sequence'),
    id: textOf(row, 'template_id'),
    action: decodeAction(row),
    revision: optionalIntegerOf(row, 'revision'),
    previousRevision: optionalIntegerOf(row, 'previous_revision'),
    publishedBy: textOf(row, 'published_by'),
    reason: textOf(row, 'reason'),
    publishedAt: integerOf(row, 'published_at'),
    setFor: optionalIntegerOf(row, 'set_for'),
  };
}

/** A publication with the guard that it began, where it began one. */
export function decodeGuarded(row: UnknownRow): Publication {
  const sharePercent = optionalIntegerOf(row, 'share_percent');
  const publication = decodePublication(row);
  if (sharePercent === undefined) return publication;
  const isRunning = optionalIntegerOf(row, 'ended_at') === undefined;
  return { ...publication, guarded: { sharePercent, isRunning } };
}

export function decodeSummary(row: UnknownRow): TemplateSummary {
  return {
    id: textOf(row, 'id'),
    liveRevision: integerOf(row, 'live_revision'),
    revisions: integerOf(row, 'revisions'),
    publishedBy: textOf(row, 'published_by'),
    publishedAt: integerOf(row, 'published_at'),
  };
}
