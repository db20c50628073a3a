import type { Block } from '../template/block';
import { allBlocks } from '../template/blockTree';
import { View as calculator } from './calculator/View';
import { View as cta } from './cta/View';
import type { Definitions } from './definition';
import type { HostMarkup } from './hostMarkup';
import { View as hero } from './hero/View';
import { RegistrationForm } from './registration/RegistrationForm';

/** What nearly every promotion page has to hydrate. */
const first: Definitions = {
  hero: { View: hero },
  cta: { View: cta },
  registration: { View: RegistrationForm },
  calculator: { View: calculator },
};

const hasOwnFields = (block: Block): boolean => block.type === 'registration' && !!block.props.fields?.length;

/** The blocks that a page in the browser can draw; the table grows when a page with others is opened. */
export interface PageDefinitions {
  readonly definitions: Definitions;
  /** Rejects where the network does; asked again, it tries again. */
  load(blocks: readonly Block[]): Promise<void>;
}

/** @param markup blocks that are never drawn from their data */
export function createPageDefinitions(markup?: HostMarkup): PageDefinitions {
  const definitions = { ...first };
  const isMissing = (block: Block): boolean =>
    (!definitions[block.type] || hasOwnFields(block)) && !markup?.has(block);
  return {
    definitions,
    async load(blocks) {
      const all = allBlocks(blocks);
      if (all.some(isMissing))
        Object.assign(definitions, await (await import('./lateDefinitions')).load(all, isMissing));
    },
  };
}
