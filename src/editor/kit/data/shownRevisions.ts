import type { EditorGuard, LiveTemplate, TemplateDetails } from '../../../generated/editor';

type Facts = Pick<TemplateDetails, 'live' | 'keptLive' | 'guard'>;

/** The guarded publication that deals visitors out at this moment. */
export const runningGuard = ({ guard }: Pick<TemplateDetails, 'guard'>): EditorGuard | undefined =>
  guard?.outcome === null ? guard : undefined;

/** What a change is compared with: what visitors see, while they are dealt out those outside of the share. */
export const mostSeen = ({ live, keptLive }: Omit<Facts, 'guard'>): LiveTemplate | undefined =>
  keptLive ?? live ?? undefined;

/** Of the visitors who see a revision, in percent; 0: nobody does. */
export function sharePercentOf(details: Facts, revision: number): number {
  const guard = runningGuard(details);
  if (!guard) return details.live?.revision === revision ? 100 : 0;
  if (revision === guard.revision) return guard.sharePercent;
  return revision === guard.previousRevision ? 100 - guard.sharePercent : 0;
}
