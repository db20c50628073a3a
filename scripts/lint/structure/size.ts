import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by hand, and not by a test. */
export const isCode = (file: string): boolean =>
  /^(?:src|scripts)\/.*\.(?:tsx?|mjs|cjs|css)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file);

export interface Size {
  readonly files: number;
  readonly lines: number;
  /** Files of 40 lines or fewer. */
  readonly small: number;
}

const smallFile = 40;

/** @param files paths from the root of what git knows */
export function sizeOf(root: string, files: readonly string[]): Size {
  const lines = files
    .filter(isCode)
    .map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1);
  return {
    files: lines.length,
    lines: lines.reduce((sum, each) => sum + each, 0),
    small: lines.filter((each) => each <= smallFile).length,
  };
}
