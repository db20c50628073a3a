import { LRUCache } from 'lru-cache';
import { formFields } from '../../../contract/journey';
import { recordOf } from '../../../kernel/record';
import { walkBlocks } from '../../../template/blockTree';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';
import { documentBlocks } from '../../store/documentIdentity';

/** Where a visit of a page can stop: its blocks by their ids, and the fields of its forms by their names. */
interface PagePlaces {
  readonly blocks: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** Documents remembered. */
const maxDocuments = 500;
/** Of blocks and of fields; what a page has beyond is not counted, or rows would have no end. */
const maxPlaces = 300;

const placesByHash = new LRUCache<string, PagePlaces>({ max: maxDocuments });

const fieldKeys = (props: unknown): string[] => {
  const { fields } = recordOf(props);
  const keys = Array.isArray(fields) ? fields.map((field) => recordOf(field).key) : [];
  return keys.filter((key) => typeof key === 'string');
};

function placesOf(document: string): PagePlaces {
  const blocks = [...walkBlocks(documentBlocks(document))].map(({ block }) => recordOf(block));
  const ids = blocks.map(({ id }) => id).filter((id) => typeof id === 'string');
  const keys = blocks.flatMap(({ props }) => fieldKeys(props));
  return {
    blocks: new Set(ids.slice(0, maxPlaces)),
    fields: new Set([...formFields, ...keys].slice(0, maxPlaces)),
  };
}

export function pagePlaces({ document, sha256 }: Pick<PublishedTemplate, 'document' | 'sha256'>): PagePlaces {
  const known = placesByHash.get(sha256);
  if (known) return known;
  const places = placesOf(document);
  placesByHash.set(sha256, places);
  return places;
}
