import { BuildFault } from '../build/runWebpack';
import { PackageFault } from './packageFault';

function failureWords(error: unknown): unknown {
  if (error instanceof PackageFault)
    return `Refused: ${error.message}\nNothing was made. Mend that, or leave the package out, and try again.`;
  return error instanceof BuildFault ? error.message : error;
}

/** Ends a command with 1. What is wrong with packages and sources is said in words, a fault of our own with its stack. */
export function failWith(error: unknown): void {
  console.error(failureWords(error));
  process.exitCode = 1;
}
