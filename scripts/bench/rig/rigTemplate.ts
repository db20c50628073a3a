/** What the rig shows, in our format: its texts are read from its own folder. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const rigTemplateId = 'bench-rig';

interface RigBlock {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

interface RigContent {
  readonly blocks: readonly RigBlock[];
}

type Props = Readonly<Record<string, unknown>>;
type Convert = (
  props: Props,
  all: ReadonlyMap<string, Props>,
) => Readonly<Record<string, unknown>> | undefined;

/** As heavy as the rig's own picture, and of our own origin, where pictures must come from. */
const picture = { src: '/pictures/mx-hero-720.c560b73e.webp', width: 720, height: 400, alt: '' };

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as Props[]) : [];

const converters: Readonly<Record<string, Convert>> = {
  hero: (_props, all) => {
    const headline = all.get('headline') ?? {};
    return { type: 'hero', props: { title: headline.title, subtitle: headline.text, image: picture } };
  },
  // Its words stand in our hero.
  headline: () => undefined,
  benefits: ({ items }) => ({
    type: 'benefits',
    props: { items: listOf(items).map(({ title, text }) => ({ title, text })) },
  }),
  form: () => ({ type: 'registration', props: { phoneRule: 'cn' } }),
  agreement: ({ text, linkText }) => ({
    type: 'richText',
    props: { html: `<p>${String(text)} <a href="/Policy">${String(linkText)}</a></p>` },
  }),
  faq: ({ title, items }) => ({
    type: 'faq',
    props: { title, items: listOf(items).map(({ q, a }) => ({ question: q, answer: a })) },
  }),
  footer: ({ html }) => ({ type: 'footer', props: { html } }),
};

/** The rig's page as a template document. */
export async function rigTemplate(folder: string): Promise<string> {
  const content = (await import(pathToFileURL(path.join(folder, 'content/template.mjs')).href)) as RigContent;
  const all = new Map(content.blocks.map(({ type, props }) => [type, props]));
  const blocks = content.blocks.flatMap(({ type, props }, position) => {
    const converted = converters[type]?.(props, all);
    return converted ? [{ id: `b${position}`, ...converted }] : [];
  });
  return JSON.stringify({
    schemaVersion: 1,
    id: rigTemplateId,
    kind: 'landing',
    locale: 'en',
    title: 'The rig’s page',
    blocks,
  });
}
