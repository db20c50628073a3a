import { createContext, useContext } from 'react';
import type { Definitions } from './definition';

/** What a block has to know of the page's other blocks. */
export interface Place {
  /** Through context, since a block that holds blocks can't import what imports it. */
  readonly definitions: Definitions;
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

interface Leaf {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

/** A picture further down than this is never in the first view. */
const firstView = 2;

const hasPicture = ({ props }: Leaf): boolean => 'image' in props || 'slides' in props || 'poster' in props;

/** What the blocks of a page that hold no others, in reading order, have to know of one another. */
export function placeOf(leaves: readonly Leaf[]): Omit<Place, 'definitions'> {
  const idOfFirst = (type: string): string | undefined => leaves.find((leaf) => leaf.type === type)?.id;
  const formBlockId = idOfFirst('registration');
  return {
    headingBlockId: idOfFirst('hero'),
    leadingBlockId: leaves.slice(0, firstView).find(hasPicture)?.id,
    formBlockId,
    hasMainControl: formBlockId !== undefined || idOfFirst('download') !== undefined,
  };
}
