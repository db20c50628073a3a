import { readFileSync } from 'node:fs';
import os from 'node:os';

/** A container may have less than the machine that it runs on. */
function memoryBytes(): number {
  try {
    const limit = Number(readFileSync('/sys/fs/cgroup/memory.max', 'utf8'));
    return Number.isFinite(limit) ? Math.min(limit, os.totalmem()) : os.totalmem();
  } catch {
    return os.totalmem();
  }
}

/** The machine in words: what a reader must know to compare. Names of hosts and people stay out of it. */
export function describeMachine(): string {
  const [processor] = os.cpus();
  const gigabytes = Math.round(memoryBytes() / 1_073_741_824);
  return `${os.availableParallelism()} virtual cores (${processor?.model.trim() ?? os.arch()}), ${gigabytes} GB of memory, ${os.type()}, Node ${process.versions.node}`;
}
