import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PublicBrand } from '../../codec/publicBrand';
import type { EditorSurroundings } from '../../generated/editor';
import { pictureNameOf } from '../../template/check/pictureNameOf';
import type { Surroundings } from '../../template/check/surroundings';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { selectSurroundings, surroundings, type WithSurroundings } from './surroundingsState';

const selectId = (state: WithEdit): string => selectEdit(state).id;
/** The pictures of the text that the host has: only other ones are worth asking for their bytes. */
const selectPictures = (state: WithEdit): string =>
  [...selectEdit(state).savedText.matchAll(/\/pictures\/[\w.-]+/g)].join(' ');
/** As text, so that the same answer checks nothing anew. */
const selectKnown = (state: WithSurroundings): string => JSON.stringify(selectSurroundings(state) ?? null);

/** What the host's own check would know, all but the time; the parts that have not come yet are left out. */
export function useSurroundings(brand: PublicBrand): Surroundings {
  const dispatch = useDispatch();
  const id = useSelector(selectId);
  const pictures = useSelector(selectPictures);
  const known = useSelector(selectKnown);
  useEffect(() => void dispatch(surroundings.renewed(id)), [dispatch, id, pictures]);
  return useMemo(() => {
    // Written by `selectKnown`.
    const found = JSON.parse(known) as EditorSurroundings | null;
    if (!found) return { brand };
    const published = new Set(found.published);
    const bytes = new Map(found.pictures.map((picture) => [picture.name, picture.bytes]));
    return {
      brand,
      ...(found.origin !== null && { origin: found.origin }),
      isPublished: (other: string) => published.has(other),
      pictureBytes: (address: string) => bytes.get(pictureNameOf(address)),
    };
  }, [brand, known]);
}
