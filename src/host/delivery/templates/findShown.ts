import type { TemplateLookup, TemplateSource } from './templateSource';

/** Campaigns may follow one another; who links them in a circle gets the page that says so. */
const maxSteps = 5;

/** What is shown under an id: after its end the template that its `links.after` names (contract §8). */
export async function findShown(
  source: TemplateSource,
  id: string,
  patienceMs?: number,
): Promise<TemplateLookup> {
  let lookup = await source.find(id, patienceMs);
  for (let step = 0; step < maxSteps && lookup.status === 'ended' && lookup.after !== undefined; step += 1) {
    const next = await source.find(lookup.after, patienceMs);
    if (next.status === 'missing') break;
    lookup = next;
  }
  return lookup;
}
