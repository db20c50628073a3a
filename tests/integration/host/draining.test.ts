import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const root = path.resolve(__dirname, '../../..');
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** What a process prints, line by line; a line may be awaited before or after it came. */
class Output {
  private readonly lines: string[] = [];

  constructor(private readonly reader: Interface) {
    reader.on('line', (line) => this.lines.push(line));
  }

  async line(wanted: RegExp): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => wanted.test(line));
      if (found !== undefined) return found;
      await once(this.reader, 'line');
    }
  }
}

async function startHost() {
  const script = path.join(root, 'tests/support/drainingHost.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const output = new Output(createInterface({ input: child.stdout }));
  return { child, output, address: await output.line(/^http:/) };
}

function request(address: string, agent: Agent): Promise<{ status: number; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent }, (reply: IncomingMessage) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (text: string) => (body += text));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection, body }));
      reply.on('error', reject);
    });
    sent.on('error', reject);
  });
}

const messageOf = (error: unknown): string => String(error);

describe('SIGTERM', () => {
  it('lets open requests finish, refuses new ones, frees what was used and exits 0', async () => {
    const { child, output, address } = await startHost();
    const agent = new Agent({ keepAlive: true });
    expect((await request(`${address}/healthz`, agent)).status).toBe(200);
    const slow = request(`${address}/slow`, agent);
    await output.line(/slow request has begun/);
    const exited = once(child, 'exit');
    const signalled = Date.now();
    child.kill('SIGTERM');
    await output.line(/^draining$/);
    expect(await request(`${address}/healthz`, new Agent())).toMatchObject({ status: 503, connection: 'close' });
    expect(await slow).toEqual({ status: 200, connection: 'close', body: '{"slow":true}' });
    expect(await request(`${address}/healthz`, new Agent()).catch(messageOf)).toMatch(/ECONNREFUSED/);
    await output.line(/^released$/);
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - signalled).toBeLessThan(5_000);
  });

  it('serves what can be asked of no other host until its door shuts', async () => {
    const { child, output, address } = await startHost();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await output.line(/^draining$/);
    const acted = await fetch(`${address}/act`, { method: 'POST' });
    expect([acted.status, acted.headers.get('connection'), await acted.json()]).toEqual([200, 'close', { acted: true }]);
    expect(await exited).toEqual([0, null]);
  });

  it('cuts what never ends and exits 0 within 10 s', async () => {
    const { child, output, address } = await startHost();
    const endless = request(`${address}/endless`, new Agent()).catch(messageOf);
    await output.line(/endless request has begun/);
    const exited = once(child, 'exit');
    const signalled = Date.now();
    child.kill('SIGTERM');
    expect(await endless).toMatch(/hang up|reset/i);
    expect(Date.now() - signalled).toBeGreaterThan(8_500);
    expect(await exited).toEqual([0, null]);
    expect(Date.now() - signalled).toBeLessThan(10_000);
  });
});
