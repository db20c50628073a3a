import { runInThisContext } from 'node:vm';

/** Jest gives tests a copy of `process.env`, which the clock knows nothing of. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;

/**
 * Makes this a machine of another time zone.
 * @param zone of the tz database
 * @returns what undoes it
 */
export function setTimeZone(zone: string): () => void {
  const { TZ } = environment;
  environment.TZ = zone;
  return () => {
    if (TZ === undefined) delete environment.TZ;
    else environment.TZ = TZ;
  };
}

export function inTimeZone<T>(zone: string, act: () => T): T {
  const restore = setTimeZone(zone);
  try {
    return act();
  } finally {
    restore();
  }
}
