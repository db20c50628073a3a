import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordOf } from '../../src/kernel/record';

const root = path.resolve(__dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** What the last stage of the Dockerfile says. */
export interface ImageFacts {
  readonly environment: Readonly<Record<string, string>>;
  /** Names in the project, of what the build's stage hands over. */
  readonly copied: readonly string[];
  readonly folder: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: string;
}

const words = (json: string): readonly string[] => JSON.parse(json) as readonly string[];

function readImageFacts(): ImageFacts {
  const text = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const lines = text.slice(text.lastIndexOf('\nFROM ')).split('\n');
  const said = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  const last = (instruction: string): string => said(instruction).at(-1) ?? '';
  const pairs = said('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=(\S+)/g)]);
  return {
    environment: Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value])),
    copied: said('COPY')
      .flatMap((line) => line.split(' ').slice(1, -1))
      .map((source) => path.relative('/source', source)),
    folder: last('WORKDIR'),
    command: words(last('CMD')),
    healthCheck: words(last('HEALTHCHECK').replace(/^.*CMD /, '')),
    stopSignal: last('STOPSIGNAL'),
  };
}

/** Packages that `npm prune --omit=dev` leaves, by the lock file; those within another come with it. */
function shippedPackages(): readonly string[] {
  const packages = recordOf(recordOf(JSON.parse(read('package-lock.json'))).packages);
  return Object.entries(packages)
    .filter(([name, facts]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && recordOf(facts).dev !== true)
    .map(([name]) => name)
    .filter((name) => existsSync(path.join(root, name)));
}

/** Only root can make what an engine makes of an image: a root of its own, read-only, and another user in it. */
export const canBePlayed = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['unshare', 'setpriv', 'chroot'].every((tool) => spawnSync(tool, ['--version']).status === 0) &&
  spawnSync('unshare', ['--mount', 'true']).status === 0;

const userId = 1000;

/**
 * Mounts within a namespace of its own, and gives way to the program: `$1` the root, `$2` where Node is. Beside what the
 * image holds there is of the machine what the base image has: Node and the libraries that it needs.
 */
const play = `set -e
root="$1" node="$2" folder="$3"; shift 3
mount --bind "$root" "$root"
for each in /usr /lib /lib64 /bin /etc /opt; do
  [ -d "$root$each" ] && [ ! -L "$root$each" ] && mount --bind "$each" "$root$each" && mount -o remount,bind,ro "$root$each"
done
mount --bind "$node" "$root/node" && mount -o remount,bind,ro "$root/node"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -o remount,bind,ro "$root"
mount --bind "$root.data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
exec chroot "$root" setpriv --reuid=${userId} --regid=${userId} --clear-groups --no-new-privs --inh-caps=-all \\
  --bounding-set=-all env --chdir="$folder" "$@"`;

/** A folder laid out as the image is, whose programs run as a container's would. */
export class ImageTree {
  readonly facts = readImageFacts();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'vitrina-image-'));
  private readonly root = path.join(this.folder, 'root');

  constructor() {
    const inside = path.join(this.root, this.facts.folder);
    for (const name of [inside, ...['data', 'tmp', 'proc', 'dev'].map((each) => path.join(this.root, each))])
      mkdirSync(name, { recursive: true });
    for (const name of ['/usr', '/lib', '/lib64', '/bin', '/etc', '/opt']) this.stand(name);
    mkdirSync(path.join(this.root, 'node'));
    mkdirSync(`${this.root}.data`);
    chownSync(`${this.root}.data`, userId, userId);
    chmodSync(`${this.root}.data`, 0o700);
    chmodSync(this.folder, 0o755);
    for (const name of this.facts.copied)
      if (name === 'node_modules') this.copyPackages(inside);
      else cpSync(path.join(root, name), path.join(inside, name), { recursive: true });
  }

  private stand(name: string): void {
    const link = lstatSync(name, { throwIfNoEntry: false });
    if (link?.isSymbolicLink()) symlinkSync(readlinkSync(name), path.join(this.root, name));
    else if (link?.isDirectory()) mkdirSync(path.join(this.root, name));
  }

  /** Linked where that can be: they cost neither room nor time, and nothing in the tree can be written. */
  private copyPackages(inside: string): void {
    const copy = (how: string) =>
      execFileSync('cp', [how, '--parents', ...shippedPackages(), inside], { cwd: root, stdio: 'ignore' });
    try {
      copy('-al');
    } catch {
      copy('-a');
    }
  }

  /** Starts a program in it with the image's settings and these. */
  start(command: readonly string[], settings: Readonly<Record<string, string>> = {}): ChildProcess {
    const node = path.dirname(process.execPath);
    const environment = { ...this.facts.environment, PATH: '/node:/usr/bin:/bin', ...settings };
    const all = [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      play,
      'play',
      this.root,
      node,
      this.facts.folder,
    ];
    return spawn(
      'unshare',
      [...all, '-i', ...Object.entries(environment).map((pair) => pair.join('=')), ...command],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
