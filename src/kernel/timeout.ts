/** By its code one that waits for a database tells it from the database's own errors. */
class NoAnswerInTime extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A promise's value if it comes in time; rejects after `limitMs`. The work itself goes on unwatched. */
export async function withTimeout<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerInTime(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
