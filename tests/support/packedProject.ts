import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitOf, type CommandResult } from './host';

const root = path.resolve(__dirname, '../..');

/** The project as npm packs it, unpacked where nothing else is, with what is installed here. */
export interface PackedProject {
  /** Holds the project and whatever the newcomer makes beside it. */
  readonly folder: string;
  readonly project: string;
  /** `npm run NAME -- WORDS` in the project, or from another folder by `--prefix`. */
  run(
    script: string,
    words: readonly string[],
    more?: { readonly environment?: NodeJS.ProcessEnv; readonly from?: string },
  ): Promise<CommandResult>;
  remove(): void;
}

export function unpackProject(): PackedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'newcomer-'));
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  mkdirSync(path.join(folder, 'vitrina'));
  execFileSync('tar', ['-xzf', name, '-C', 'vitrina', '--strip-components=1'], { cwd: folder });
  const project = path.join(folder, 'vitrina');
  // As `npm install` would leave it. Linked files cost neither room nor time, where both stand on one disk.
  try {
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), project], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', path.join(root, 'node_modules'), project]);
  }
  return {
    folder,
    project,
    async run(script, words, { environment = {}, from = project } = {}) {
      const child = spawn('npm', ['--prefix', project, 'run', '--silent', script, '--', ...words], {
        cwd: from,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => (output += piece));
      return { exitCode: await exitOf(child), output };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
