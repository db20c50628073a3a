import { setTimeout as pause } from 'node:timers/promises';
import { mexico } from '../../../tests/e2e/support/campaigns';
import { startPostgres } from '../../../tests/support/postgres';
import { byId } from '../../../tests/support/shippedTemplates';
import { atMost, counted, measured, type Figure } from '../figure';
import { startHostProcess, type HostProcess } from '../host';
import type { PartOptions, Section } from '../part';
import { openPublisher, type Publisher } from '../publications';

const askEveryMs = 10;
const patienceMs = 20_000;
/** Publications come at any moment of the hosts' looking for them. */
const longestWaitMs = 1_500;

function documentWith(headline: string): string {
  const document = structuredClone(byId.get(mexico.id));
  const hero = document?.blocks.find(({ type }) => type === 'hero');
  if (!hero) throw new Error(`${mexico.id} has no hero`);
  hero.props.title = { es: headline, en: headline };
  return JSON.stringify(document);
}

async function whenSeen({ origin }: HostProcess, headline: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const page = await fetch(`${origin}/landing?id=${mexico.id}`);
    if ((await page.text()).includes(headline)) return;
    await pause(askEveryMs);
  }
  throw new Error(`"${headline}" was not seen within ${patienceMs} ms`);
}

/** ms from the beginning of each publication until every host serves it. */
async function publishAndLook(
  publisher: Publisher,
  hosts: readonly HostProcess[],
  { rounds, say }: PartOptions,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const headline = `Titular ${round} de ${hosts.length}`;
    await pause(Math.random() * longestWaitMs);
    const began = performance.now();
    await publisher.publish(documentWith(headline));
    await Promise.all(hosts.map((host) => whenSeen(host, headline)));
    times.push(performance.now() - began);
    say(`${hosts.length} hosts, publication ${round + 1}: ${times.at(-1)?.toFixed(0)} ms`);
  }
  return times;
}

const figuresOf = (name: string, times: readonly number[]): readonly Figure[] => [
  measured({ name: `${name}, median`, unit: 'ms', bound: atMost(2_000) }, times),
  counted(
    { name: `${name}, longest of ${times.length}`, unit: 'ms', bound: atMost(2_000) },
    Math.max(...times),
  ),
];

async function withOneHost(options: PartOptions): Promise<readonly Figure[]> {
  const host = await startHostProcess();
  const publisher = await openPublisher({ databaseUrl: undefined, dataFolder: host.dataFolder });
  try {
    return figuresOf('1 host, SQLite', await publishAndLook(publisher, [host], options));
  } finally {
    await publisher.close();
    await host.stop();
  }
}

async function withThreeHosts(options: PartOptions): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  const hosts: HostProcess[] = [];
  try {
    const databaseUrl = await postgres.createDatabase();
    for (let count = 0; count < 3; count += 1)
      hosts.push(await startHostProcess({ environment: { DATABASE_URL: databaseUrl } }));
    const publisher = await openPublisher({ databaseUrl, dataFolder: '' });
    try {
      return figuresOf('3 hosts, one PostgreSQL', await publishAndLook(publisher, hosts, options));
    } finally {
      await publisher.close();
    }
  } finally {
    for (const host of hosts) await host.stop();
    await postgres.stop();
  }
}

const text = `A new headline is written to the database that the hosts read, at any moment, and each host is asked for the landing page every ${askEveryMs} ms until all of them say it.`;

/** How soon visitors see what was published. */
export async function measurePublishing(options: PartOptions): Promise<Section> {
  const figures = [...(await withOneHost(options)), ...(await withThreeHosts(options))];
  return { title: 'Publishing', text, figures };
}
