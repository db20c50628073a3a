import { freePorts } from './freePorts';
import { startHost, type Host } from './host';
import { startNginx } from './nginx';
import { createStore, type Store } from './stores';
import { until } from './until';

type Environment = Readonly<Record<string, string>>;

/** Built hosts on one PostgreSQL, behind nginx as docs/operators/nginx.conf sets it up. */
export interface HostsBehindNginx {
  /** Of nginx. */
  readonly origin: string;
  readonly store: Store;
  readonly hosts: readonly Host[];
  /** Starts a host anew, with further settings; resolves once it is ready. */
  start(position: number, more?: Environment): Promise<void>;
  /** Ends all hosts and starts them with further settings. */
  restart(more: Environment): Promise<void>;
  end(): Promise<void>;
}

const positions = [0, 1, 2];

export async function startHostsBehindNginx(more: Environment = {}): Promise<HostsBehindNginx> {
  const store = await createStore('PostgreSQL');
  const ports = await freePorts(positions.length);
  const nginx = await startNginx(ports);
  const hosts: Host[] = [];

  async function start(position: number, further: Environment = {}): Promise<void> {
    const { DATABASE_URL = '' } = store.environment;
    const own = {
      DATABASE_URL,
      PORT: String(ports[position]),
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGIN: nginx.origin,
      RATE_LIMITS: 'off',
    };
    hosts[position] = await startHost({ environment: { ...own, ...further } });
    await until(async () => (await fetch(`http://127.0.0.1:${ports[position] ?? 0}/readyz`)).status === 200);
  }

  await Promise.all(positions.map((position) => start(position, more)));
  // nginx found nobody when it was started itself, and asks a host again only after a while.
  const whenFound = () => until(async () => (await fetch(`${nginx.origin}/favicon.svg`)).ok);
  await whenFound();
  return {
    origin: nginx.origin,
    store,
    hosts,
    start,
    async restart(further) {
      await Promise.all(hosts.map((host) => host.stop()));
      await Promise.all(positions.map((position) => start(position, further)));
      await whenFound();
    },
    async end() {
      await Promise.all(hosts.map((host) => host.kill()));
      await nginx.stop();
      await store.remove();
    },
  };
}
