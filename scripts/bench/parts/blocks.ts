import { drawInBrowser, drawOnHost, type Drawing, type HostDrawing } from '../blocks/drawings';
import { manyBlocks, sizes, templateId } from '../blocks/manyBlocks';
import { launchBrowser } from '../browser';
import { atMost, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import { rotated, type PartOptions, type Section } from '../part';
import { publishTo } from '../publications';

type Times = Map<number, { readonly client: Drawing[]; readonly host: HostDrawing[] }>;

/** How much a block costs more on a page that is longer by that step; 1 is linear. */
function growthFigures(name: string, of: (size: number) => readonly number[]): readonly Figure[] {
  return (
    [
      [100, 1_000],
      [1_000, 5_000],
    ] as const
  ).map(([shorter, longer]) => {
    const ratios = of(longer).map(
      (ms, round) => ms / longer / ((of(shorter)[round] ?? Number.NaN) / shorter),
    );
    return measured(
      { name: `${name}: a block of ${longer} against one of ${shorter}`, bound: atMost(1) },
      ratios,
    );
  });
}

function figuresOf(times: Times): readonly Figure[] {
  const client = (size: number) => times.get(size)?.client.map(({ inserted }) => inserted) ?? [];
  const host = (size: number) => times.get(size)?.host.map(({ painted }) => painted) ?? [];
  return [
    ...sizes.flatMap((size) => {
      const drawn = times.get(size);
      return [
        measured({ name: `${size} blocks, drawn in the browser`, unit: 'ms' }, client(size)),
        measured(
          { name: `${size} blocks, drawn in the browser and painted`, unit: 'ms' },
          drawn?.client.map(({ painted }) => painted) ?? [],
        ),
        measured({ name: `${size} blocks, drawn on the host, painted`, unit: 'ms' }, host(size)),
        measured(
          { name: `${size} blocks, drawn on the host, hydrated`, unit: 'ms' },
          drawn?.host.map(({ interactive }) => interactive) ?? [],
        ),
      ];
    }),
    ...growthFigures('drawn in the browser', client),
    ...growthFigures('drawn on the host', host),
  ];
}

const text =
  'Pages of 10 to 5,000 blocks (texts, benefits, questions, steps, buttons by turns) in Chromium, neither network nor processor slowed. In the browser: from the last byte of the template until the last block stands in the document; that is checking, sanitising and rendering. On the host: from the first byte of the HTML until the last block is painted, and until all are hydrated.';

/** How the time to draw a page grows with its blocks. */
export async function measureBlocks({ rounds, say }: PartOptions): Promise<Section> {
  const host = await startHostProcess({
    prepare: (dataFolder) => publishTo({ databaseUrl: undefined, dataFolder }, sizes.map(manyBlocks)),
  });
  const times: Times = new Map(sizes.map((size) => [size, { client: [], host: [] }]));
  try {
    // Pages are drawn at their first request and kept.
    for (const size of sizes)
      await (await fetch(`${host.origin}/landing?id=${templateId(size)}`)).arrayBuffer();
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      for (const size of rotated(sizes, round)) {
        const client = await drawInBrowser(browser, host.origin, size);
        const drawn = await drawOnHost(browser, host.origin, size);
        times.get(size)?.client.push(client);
        times.get(size)?.host.push(drawn);
        say(
          `round ${round + 1}, ${size} blocks: ${client.inserted.toFixed(0)} ms in the browser, ${drawn.painted.toFixed(0)} ms from the host, hydrated ${drawn.interactive.toFixed(0)} ms`,
        );
      }
      await browser.close();
    }
    return { title: 'Blocks', text, figures: figuresOf(times) };
  } finally {
    await host.stop();
  }
}
