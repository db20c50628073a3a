export interface DescribedError {
  /** Name and message, as the code or the browser worded them; the host takes out what could be about a person. */
  readonly error: string;
  /** `landing.1a2b3c.js:1:2345`; empty where it is not in a file of ours. */
  readonly place: string;
}

const longest = 300;
/** Of a stack of any browser: the first file below `/assets/`, with its line and column. */
const ownFile = /\/assets\/([A-Za-z0-9._-]{1,80}:\d{1,7}:\d{1,7})/;

/** What is told of something that was thrown. */
export function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) return { error: `threw ${typeof thrown}`, place: '' };
  const { name, message, stack = '' } = thrown;
  return { error: `${name}: ${message}`.slice(0, longest), place: ownFile.exec(stack)?.[1] ?? '' };
}
