/** One run of the rig's own bench, our pages among its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** ms from the navigation; null where it never came. */
export interface RigLoad {
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly cls: number | null;
  readonly tbt: number | null;
  /** When a message answered a tap on send-code. */
  readonly usable: number | null;
  readonly failed?: string;
}

export type RigRuns = Readonly<Record<string, readonly RigLoad[]>>;

/** Its own pages that ours stand beside; the others take minutes and bound nothing. */
const rigPages = ['static', 'stack-csr', 'stack-ssr-early'] as const;

/** Throws, in words for whoever named the folder, where it is no rig. */
export function checkRig(folder: string): void {
  for (const name of ['bench.mjs', 'server.mjs', 'content/template.mjs']) {
    if (!existsSync(path.join(folder, name)))
      throw new Error(`--rig is "${folder}", where there is no ${name}: it must be the folder of the rig`);
  }
}

/** Both the rig's own send-code button and ours. */
const sendCode = '.send, [data-testid="sms-button"]';

/** @param ours our pages' addresses by name */
export async function runRig(
  folder: string,
  ours: ReadonlyMap<string, string>,
  rounds: number,
  say: (line: string) => void,
): Promise<RigRuns> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-rig-'));
  const out = path.join(scratch, 'rig.json');
  const names = [...rigPages, ...ours.keys()];
  const pairs = [...ours].map(([name, address]) => `${name}=${address}`);
  const words = [
    'bench.mjs',
    '--rounds',
    String(rounds),
    '--only',
    names.join(','),
    '--send',
    sendCode,
    '--out',
    out,
    ...pairs,
  ];
  try {
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    createInterface({ input: child.stderr }).on('line', say);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(
        `The rig’s bench ended with ${code ?? 'a signal'}; are its pages built (its README says how)?`,
      );
    // Its own format; what is missing shows as a gap in the table.
    const { runs } = JSON.parse(readFileSync(out, 'utf8')) as { runs: RigRuns };
    const lacking = names.filter((name) => !runs[name]?.length);
    if (lacking.length > 0)
      throw new Error(`The rig has no ${lacking.join(', ')}: build its pages first (its README says how)`);
    return runs;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
