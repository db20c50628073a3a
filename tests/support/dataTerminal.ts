import type { DataCommand } from '../../src/host/operations/data/command';
import { runDataCommand } from '../../src/host/operations/data/runDataCommand';
import { kindsOfRetention } from '../../src/host/process/settings/retention';
import type { DatabaseAddress } from '../../src/host/store/openDatabase';

export interface DataTerminal {
  readonly address: DatabaseAddress;
  /** Epoch milliseconds. */
  readonly now: number;
  /** BACKUP_KEY; default: none. */
  readonly backupKeys?: readonly string[];
}

/** Carries out one command of `npm run data`, and what it said. */
export async function runOnTerminal(
  command: DataCommand,
  { address, now, backupKeys = [] }: DataTerminal,
): Promise<{ readonly code: number; readonly said: string; readonly complained: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runDataCommand(command, {
    terminal: { say: (line) => void said.push(line), complain: (line) => void complained.push(line) },
    configuration: {
      ...address,
      publicOrigin: undefined,
      host: '127.0.0.1',
      port: 8080,
      privacyKeys: [],
      backupKeys,
      retention: kindsOfRetention(() => undefined),
    },
    clock: () => now,
    readInput: async () => '',
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
