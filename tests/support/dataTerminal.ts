import path from 'node:path';
import type { DataCommand } from '../../src/host/operations/data/command';
import { runDataCommand } from '../../src/host/operations/data/runDataCommand';
import { kindsOfRetention } from '../../src/host/process/settings/retention';
import type { DatabaseAddress } from '../../src/host/store/openDatabase';

import { success } from '../../src/kernel/result';
import type { AdvertBasis } from '../../src/host/operations/adverts/exportAdverts';
import { demoBrand } from './hostParts';

export interface DataTerminal {
  readonly address: DatabaseAddress;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The brand's; default: none. */
  readonly font?: AdvertBasis['font'];
  /** BACKUP_KEY; default: none. */
  readonly backupKeys?: readonly string[];
}

const advertBasis: Omit<AdvertBasis, 'font'> = {
  brand: demoBrand(),
  assets: {
    scripts: ['/assets/start.js'],
    code: [],
    style: '',
    preHydrationScript: 'early()',
    guardedPageScript: '',
    statusPageScript: '',
  },
  picturesFolder: path.resolve(__dirname, '../../templates/pictures'),
  origin: 'https://pages.example',
};

/** Carries out one command of `npm run data`, and what it said. */
export async function runOnTerminal(
  command: DataCommand,
  { address, now, font, backupKeys = [] }: DataTerminal,
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
    readAdvertBasis: async () => success({ ...advertBasis, font }),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
