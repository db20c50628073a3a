import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitOf } from './host';
import { freePorts } from './freePorts';
import { until } from './until';

const example = path.resolve(__dirname, '../../docs/operators/nginx.conf');
const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const installed = (): string | undefined => places.find((file) => existsSync(file));

/** Installs Debian's package where there is none and this may be done. */
function install(): string | undefined {
  const [command = '', ...words] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  spawnSync(command, [...words, 'install', '-y', '-q', '--no-install-recommends', 'nginx'], {
    stdio: 'ignore',
  });
  return installed();
}

function findNginx(): string {
  const file = installed() ?? install();
  if (file === undefined)
    throw new Error(
      'nginx is missing and could not be installed; install the Debian package "nginx" to prove this.',
    );
  return file;
}

/** The example of docs/operators/nginx.conf with ports and files of its own. */
function configuration(folder: string, port: number, hostPorts: readonly number[]): string {
  const left = [...hostPorts];
  const text = readFileSync(example, 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/\/var\/log\/nginx\//g, `${folder}/`)
    .replace(/server 127\.0\.0\.1:\d+/g, () => `server 127.0.0.1:${left.shift() ?? 0}`);
  if (left.length > 0) throw new Error('docs/operators/nginx.conf names fewer hosts than this test starts');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log warn;\nworker_processes 1;\nevents { worker_connections 1024; }\nhttp {\n${temporary.join('\n')}\n${text}\n}\n`;
}

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** nginx as docs/operators/nginx.conf sets it up, before hosts at these ports; throws where there is no nginx. */
export async function startNginx(hostPorts: readonly number[]): Promise<Nginx> {
  const file = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-nginx-'));
  const [port = 0] = await freePorts(1);
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(folder, port, hostPorts));
  const child = spawn(file, ['-c', settings, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (piece: Buffer) => (complaints += piece.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${complaints}`);
    return fetch(origin).then(
      () => true,
      () => false,
    );
  });
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      await exitOf(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
