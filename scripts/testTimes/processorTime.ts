import { readdirSync, readFileSync } from 'node:fs';

/** Linux's unit of times in `/proc`, in ms: `getconf CLK_TCK` is 100 wherever Node runs. */
const tick = 10;

interface Process {
  readonly parent: number;
  /** User and system time of the process itself, in ms. */
  readonly spent: number;
}

/** What follows the name of a program, which may hold blanks and brackets: see proc(5), `/proc/[pid]/stat`. */
function parseStat(stat: string): Process & { readonly started: string } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    spent: (Number(fields[11]) + Number(fields[12])) * tick,
    started: fields[19] ?? '',
  };
}

function readProcess(id: number): ReturnType<typeof parseStat> | undefined {
  try {
    return parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    // It ended between the list of processes and this look.
    return undefined;
  }
}

/**
 * Processor time of a process and of all that it starts, in ms. `time` counts a process only once its parent has waited for
 * it, which nobody does for most of Chromium's; so all are looked at while they run, and what one spends after its last look
 * is missing. Linux only.
 */
export class ProcessorTime {
  readonly #spent = new Map<string, number>();
  /** Start times of those that belong to it: an id is given out again. */
  readonly #known = new Map<number, string>();

  constructor(root: number) {
    this.#known.set(root, readProcess(root)?.started ?? '');
  }

  look(): void {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    // Ascending, so that a parent is known before its children, but for ids that have begun anew.
    for (const id of ids.map(Number).sort((one, other) => one - other)) this.#note(id);
  }

  #note(id: number): void {
    const process = readProcess(id);
    if (!process) return;
    const isKnown = this.#known.get(id) === process.started;
    if (!isKnown && !this.#known.has(process.parent)) return;
    this.#known.set(id, process.started);
    this.#spent.set(`${id} ${process.started}`, process.spent);
  }

  get total(): number {
    return [...this.#spent.values()].reduce((sum, spent) => sum + spent, 0);
  }
}
