import { drawInBrowser, drawOnHost, drawPlainly, type Drawing, type HostDrawing } from '../blocks/drawings';
import { manyBlocks, sizes, templateId } from '../blocks/manyBlocks';
import { startPlain } from '../blocks/plain/server';
import { launchBrowser } from '../browser';
import { atMost, measured, type Figure } from '../figure';
import { startHostProcess } from '../host';
import { rotated, type PartOptions, type Section } from '../part';
import { publishTo } from '../publications';

interface Drawings {
  readonly client: Drawing[];
  readonly plain: Drawing[];
  readonly host: HostDrawing[];
}

type Times = Map<number, Drawings>;

/** What drawing in the browser may cost against the plain stack, which checks and sanitises less; smaller pages are shown. */
const plainBounds: ReadonlyMap<number, number> = new Map([
  [1_000, 1],
  [5_000, 1.2],
]);

/** Paired round by round. */
function plainFigures(size: number, drawings: Drawings | undefined): readonly Figure[] {
  const ratiosOf = (moment: keyof Drawing) =>
    (drawings?.client ?? []).map(
      (ours, round) => ours[moment] / (drawings?.plain[round]?.[moment] ?? Number.NaN),
    );
  const bound = plainBounds.get(size);
  const name = `${size} blocks, drawn in the browser`;
  return [
    measured(
      { name: `${name}, against the plain stack`, ...(bound && { bound: atMost(bound) }) },
      ratiosOf('inserted'),
    ),
    measured({ name: `${name} and painted, against the plain stack` }, ratiosOf('painted')),
  ];
}

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
        ...plainFigures(size, drawn),
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
  'Pages of 10 to 5,000 blocks (texts, benefits, questions, steps, buttons by turns) in Chromium, neither network nor processor slowed. In the browser: from the last byte of the template until the last block stands in the document; that is checking, sanitising and rendering. The plain stack is a page of our own (`scripts/bench/blocks/plain/`) that draws the same words: React, Redux Toolkit, react-i18next, and ajv that compiles its schema at run time and checks the document once; it sanitises nothing, gives no block a boundary and keeps no copy. Ratios are paired round by round. On the host: from the first byte of the HTML until the last block is painted, and until all are hydrated.';

/** How the time to draw a page grows with its blocks. */
export async function measureBlocks({ rounds, say }: PartOptions): Promise<Section> {
  const host = await startHostProcess({
    prepare: (dataFolder) => publishTo({ databaseUrl: undefined, dataFolder }, sizes.map(manyBlocks)),
  });
  const plain = await startPlain();
  const times: Times = new Map(sizes.map((size) => [size, { client: [], plain: [], host: [] }]));
  try {
    // Pages are drawn at their first request and kept.
    for (const size of sizes)
      await (await fetch(`${host.origin}/landing?id=${templateId(size)}`)).arrayBuffer();
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launchBrowser();
      for (const size of rotated(sizes, round)) {
        const client = await drawInBrowser(browser, host.origin, size);
        const plainly = await drawPlainly(browser, plain.origin, size);
        const drawn = await drawOnHost(browser, host.origin, size);
        times.get(size)?.client.push(client);
        times.get(size)?.plain.push(plainly);
        times.get(size)?.host.push(drawn);
        say(
          `round ${round + 1}, ${size} blocks: ${client.inserted.toFixed(0)} ms in the browser, ${plainly.inserted.toFixed(0)} ms plainly, ${drawn.painted.toFixed(0)} ms from the host, hydrated ${drawn.interactive.toFixed(0)} ms`,
        );
      }
      await browser.close();
    }
    return { title: 'Blocks', text, figures: figuresOf(times) };
  } finally {
    await plain.stop();
    await host.stop();
  }
}
