import { createContext, useContext, useMemo } from 'react';
import type { PublicBrand } from '../../../codec/brand';
import { type Locale, locales } from '../../../kernel/locale';
import type { BlockSelection } from '../items/BlockSelection';
import type { KeptView } from './KeptView';
import type { ShownGroups } from '../items/ShownGroups';
import type { EditHistory } from './EditHistory';
import type { KnownSynced } from '../items/KnownSynced';
import type { NewBlocks } from '../items/newBlocks';
import type { AppState } from '@puckeditor/core';
import { type EditorData, useEditorPuck } from '../items/editorData';
import { groundOf } from '../../../features/site/siteData';
import { isMarket, type Market, marketFacts } from '../../../kernel/market';
import type { AddressRules } from '../../../template/address';
import type { PageTheme } from '../../../template/brandTokens';
import { recordOf } from '../../../kernel/record';

/** What the parts of the workspace share beside Puck's own state. */
export interface Workspace {
  readonly brand: PublicBrand;
  readonly isReadOnly: boolean;
  /** A synced block is edited, as a document of its own; nothing in it is a copy of another. */
  readonly isSection: boolean;
  readonly history: EditHistory;
  readonly newBlocks: NewBlocks;
  readonly view: KeptView;
  readonly selection: BlockSelection;
  /** The group of each experiment that the canvas shows. */
  readonly shownGroups: ShownGroups;
  /** The synced blocks that there are. */
  readonly synced: KnownSynced;
  /** Language that texts are shown and written in. */
  readonly language: Locale;
  readonly chooseLanguage: (language: Locale) => void;
  readonly sanitizeHtml: (html: string) => string;
  /** Where links of the page may lead (contract §8). */
  readonly addressRules: AddressRules;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('Drawn outside WorkspaceContext');
  return workspace;
}

/** JSON of the page as Puck holds it: put there by `toPuck` and the form of the page, and by nobody else. */
export const pageJsonOf = ({ data }: AppState): string => (data as unknown as EditorData).root.props.page;

export const usePageJson = (): string => useEditorPuck(({ appState }) => pageJsonOf(appState));

/** The facts of the page; the same object until one of them changes. */
export function usePageFacts(): PageFacts {
  const { brand } = useWorkspace();
  const page = usePageJson();
  const facts = JSON.stringify(pageFacts(page, brand.theme));
  return useMemo(() => JSON.parse(facts) as PageFacts, [facts]);
}

/** What of the document decides how its blocks are drawn and edited. */
interface PageFacts {
  readonly locale: Locale;
  readonly theme: PageTheme;
  readonly market: Market | undefined;
  /** ISO 4217 of the market's money; of the language's where there is no market. */
  readonly currency: string;
}

const color = (value: unknown, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;

/** Reads the JSON of a page; whatever is wrong in it counts as absent. */
function pageFacts(page: string, brandTheme: PageTheme): PageFacts {
  const { id, locale, theme, market } = recordOf(JSON.parse(page) as unknown);
  const own = locales.find((each) => each === locale) ?? 'en';
  const ownMarket = isMarket(market) ? market : undefined;
  const colors = recordOf(theme);
  const ground = groundOf(String(id), brandTheme);
  return {
    locale: own,
    theme: {
      ...brandTheme,
      background: color(colors.background, ground.background),
      text: color(colors.text, ground.text),
      accent: color(colors.accent, ground.accent),
    },
    market: ownMarket,
    currency: marketFacts(ownMarket)?.currency ?? (own === 'en' ? 'INR' : 'MXN'),
  };
}
