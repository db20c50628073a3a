import { useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';
import { useBlockActions } from '../edit/useBlockActions';
import { findingPlace } from './findingPlace';
import { revealField } from './revealField';

/** Leads from a finding to the block and the field where it is mended. */
export function useJump(): (path: string) => void {
  const puckOf = useGetPuck();
  const { select } = useBlockActions();
  return useCallback(
    (path) => {
      const place = findingPlace(puckOf().appState.data.content, path);
      select(place.itemId);
      // The form is drawn for the newly chosen block first.
      requestAnimationFrame(() => requestAnimationFrame(() => revealField(place.field)));
    },
    [puckOf, select],
  );
}
