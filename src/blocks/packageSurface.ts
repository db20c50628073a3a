/**
 * All that a block package may import of Vitrina, as `vitrina/blocks`; the build refuses anything else. What stands here
 * changes only with `surfaceVersion`, see docs/engineers/blocks.md.
 */
import type { ComponentType } from 'react';
import type { Localised } from '../template/block';
import type { TextKey, TextValues } from '../texts/textKey';
import { useTranslate as useOwnTranslate } from '../texts/TranslateContext';
import { usePage } from './PageContext';

export { ActionControl } from './ActionControl';
export { Picture } from './Picture';
export { SanitisedHtml } from './SanitisedHtml';
export { Section } from './Section';

/** Raised when a package has to change for what changed here. */
export const surfaceVersion = 1;

/** What draws a block: its props in one language, HTML sanitised, addresses checked. */
export interface BlockViewProps<Props extends object> {
  readonly block: { readonly id: string; readonly type: string; readonly props: Localised<Props> };
}

/** A package's View, typed by the props of its schema. The default export of `View.tsx`. */
export const defineBlock = <Props extends object>(
  View: ComponentType<BlockViewProps<Props>>,
): ComponentType<BlockViewProps<Props>> => View;

/**
 * Texts of the package in the language of the page.
 * @param type of the block, by which the build keeps its texts
 */
// The compiler can't tell from its type whose texts a block has: its View names them.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function useTranslate<Texts extends object>(
  type: string,
): (key: keyof Texts & string, values?: TextValues) => string {
  const translate = useOwnTranslate();
  // The build puts the texts of packages among those of the blocks, under the block's type.
  return (key, values) => translate(`blocks:${type}.${key}` as TextKey, values);
}

/** What a block may know of the page that it stands on. */
export function usePageFacts() {
  const { locale, market, clientType, brand } = usePage();
  return { locale, market, clientType, appName: brand.appName };
}
