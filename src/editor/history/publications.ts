import type { HistoryData } from './historyState';

/** The revision that was live before what is live now; undefined where there is none to go back to. */
export function previousRevision({ details, publications }: HistoryData): number | undefined {
  const latest = publications[0];
  if (!latest || latest.previousRevision === null) return undefined;
  return latest.previousRevision === details.live?.revision ? undefined : latest.previousRevision;
}
