import type { Channel } from '../../generated/replies';
import { identifierText } from '../../kernel/identifier';
import { shownText, type Shown } from '../../kernel/shownValue';

/** A way to pay, as its screen needs it; empty texts are what the server left out. */
export interface ShownChannel {
  readonly logo: string;
  readonly description: string;
  /** Without it the channel has no instructions. */
  readonly payCode: string;
  readonly reference: string;
  readonly barcode: string;
}

export interface ShownGroup {
  readonly title: string;
  readonly channels: readonly ShownChannel[];
}

const shownChannel = ({ logo, desc, payCode, vCode, BARcodeImg }: Channel): ShownChannel => ({
  logo: shownText(logo),
  description: shownText(desc),
  payCode: identifierText(payCode),
  reference: shownText(vCode),
  barcode: shownText(BARcodeImg),
});

const isUseful = ({ payCode, reference, barcode }: ShownChannel): boolean =>
  Boolean(payCode || reference || barcode);

/**
 * Groups of channels that someone can pay by. A channel without instructions, reference and barcode, or a group
 * without channels, is left out.
 */
export const shownGroups = (
  groups: readonly { title: Shown; list: readonly Channel[] | null | undefined }[],
): ShownGroup[] =>
  groups
    .map(({ title, list }) => ({
      title: shownText(title),
      channels: (list ?? []).map(shownChannel).filter(isUseful),
    }))
    .filter(({ channels }) => channels.length > 0);
