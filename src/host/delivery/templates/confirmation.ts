import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Up to which point the copies on disk are known to be what is published. */
export interface Confirmation {
  /** Value of the store's revision counter. */
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

const never: Confirmation = { sequence: 0, confirmedAt: 0 };

const fileIn = (folder: string): string => path.join(folder, 'confirmed');

export async function readConfirmation(folder: string): Promise<Confirmation> {
  try {
    const [sequence, confirmedAt] = (await readFile(fileIn(folder), 'utf8')).split(' ').map(Number);
    const isWhole = Number.isSafeInteger(sequence) && Number.isSafeInteger(confirmedAt);
    return isWhole ? { sequence: sequence ?? 0, confirmedAt: confirmedAt ?? 0 } : never;
  } catch {
    return never;
  }
}

export async function writeConfirmation(
  folder: string,
  { sequence, confirmedAt }: Confirmation,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${fileIn(folder)}.${process.pid}.new`;
  await writeFile(draft, `${sequence} ${confirmedAt}`);
  await rename(draft, fileIn(folder));
}
