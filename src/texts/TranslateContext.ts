import { createContext, useContext } from 'react';
import type { Translate } from './textKey';

/** Filled once a page: by i18next, or by the texts of the first HTML. */
export const TranslateContext = createContext<Translate>((key) => key);

export const useTranslate = (): Translate => useContext(TranslateContext);
