import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Switches = ReadonlyMap<string, ReadonlySet<string>>;

function decode(text: string): Switches {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = Object.entries(value).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return new Map(
    entries.map(([id, blocks]) => [id, new Set(blocks.filter((block) => typeof block === 'string'))]),
  );
}

/** What was turned off when this machine last knew; empty where there is no file. */
export async function readKeptSwitches(file: string): Promise<Switches> {
  try {
    return decode(await readFile(file, 'utf8'));
  } catch {
    return new Map();
  }
}

export async function writeKeptSwitches(file: string, switches: Switches): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(
    draft,
    JSON.stringify(Object.fromEntries([...switches].map(([id, blocks]) => [id, [...blocks]]))),
  );
  await rename(draft, file);
}
