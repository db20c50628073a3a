import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { locales } from '../../../kernel/locale';
import type { PaletteChoice } from '../../library/fields/FormContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { useWorkspace } from '../model/workspace';

/** The brand's palettes, named in the editor's language, else in English, else as the brand has it. */
export function usePalettes(): readonly PaletteChoice[] {
  const { palettes } = useWorkspace().brand.theme;
  const language = useSelector(selectLanguage);
  return useMemo(
    () =>
      (palettes ?? []).map(({ name, id, ...colors }) => ({
        id,
        name: name[language] ?? name.en ?? locales.flatMap((each) => name[each] ?? [])[0] ?? id,
        ...colors,
      })),
    [palettes, language],
  );
}
