import { createContext, useContext } from 'react';
import type { BlockType } from '../template/block';
import type { BlockDefinition } from './definition';

/** What a block has to know of the page's other blocks. Filled by `BlockList`. */
export interface Place {
  /** The registry, through context, since a block that holds blocks can't import what imports it. */
  readonly definitions: { readonly [Type in BlockType]: BlockDefinition<Type> };
  /** The first hero: its title is the page's `h1`. */
  readonly headingBlockId: string | undefined;
  /** The block whose picture is loaded first. */
  readonly leadingBlockId: string | undefined;
  /** The registration form, that a fixed button gives way to. */
  readonly formBlockId: string | undefined;
  /** The page's one main thing to do has its own block: the form, or the way to the app. */
  readonly hasMainControl: boolean;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A block was drawn outside BlockList');
  return place;
}
