import { bundleForBrowser } from '../bundle';
import { launchBrowser, openPhone, phone } from '../browser';
import { atMost, measured } from '../figure';
import type { PartOptions, Section } from '../part';
import { blockCount, fortyBlocks } from '../template/fortyBlocks';
import { timeTemplateWork, type WorkTimes } from '../template/work';

const sumOf = ({ prepare, decide }: WorkTimes): number => prepare + decide;

const text = `A template of ${blockCount} blocks (those of the Mexican page again and again, every other one with a condition), warm: from the parsed document to the blocks that a visitor sees. That is depth, migration, validation, language, addresses and conditions; sanitising its HTML is given apart, since DOMPurify's time is its own.`;

/** What it costs to make a page of a document. */
export async function measureTemplate({ rounds, say }: PartOptions): Promise<Section> {
  const document = fortyBlocks();
  const script = await bundleForBrowser(require.resolve('../template/page'));
  const browser = await launchBrowser();
  const node: number[] = [];
  const bare: number[] = [];
  const decided: number[] = [];
  const sanitised: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      node.push(sumOf(timeTemplateWork(document, (html) => html)));
      const { context, page } = await openPhone(browser, { network: false, slowdown: phone.slowdown });
      await page.addScriptTag({ content: script });
      const times = await page.evaluate((each) => window.benchTemplate(each), document);
      await context.close();
      bare.push(sumOf(times.bare));
      decided.push(times.bare.decide);
      sanitised.push(sumOf(times.sanitised));
      say(
        `round ${round + 1}: ${node.at(-1)?.toFixed(1)} µs a block in Node, ${bare.at(-1)?.toFixed(1)} µs in Chromium slowed ${phone.slowdown} times`,
      );
    }
  } finally {
    await browser.close();
  }
  const unit = 'µs';
  const slowed = `Chromium, slowed ${phone.slowdown} times`;
  const figures = [
    measured({ name: `${slowed}: a block`, unit, bound: atMost(50) }, bare),
    measured({ name: `${slowed}: a block, of which conditions`, unit }, decided),
    measured({ name: `${slowed}: a block with its HTML sanitised`, unit }, sanitised),
    measured({ name: 'Node, not slowed: a block', unit }, node),
  ];
  return { title: 'Templates', text, figures };
}
