import { userInfo } from 'node:os';

/** A machine may know no name for the user that runs a command, as in a container. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
