import type { Locale } from '../../../kernel/locale';
import { BlockSelection } from '../items/BlockSelection';
import { ShownGroups } from '../items/ShownGroups';
import { type LayoutCheck, layoutNotChecked } from './layoutCheck';
import { noOpenThread } from './commenting';
import { Observed } from './Observed';
import type { PhoneWidth } from './phoneWidth';

export type SideTab = 'add' | 'outline' | 'checks' | 'comments';

interface Choices {
  /** Item that the fields are about; undefined: the page's settings. */
  readonly chosenId?: string | undefined;
  readonly language?: Locale;
  readonly width?: PhoneWidth;
}

/**
 * How somebody looks at a page. It outlives the canvas, which starts anew with whatever another person has saved, so that
 * readers stay where they are.
 */
export class KeptView {
  readonly selection = new BlockSelection();
  readonly shownGroups = new ShownGroups();
  readonly tab = new Observed<SideTab>('outline');
  readonly layoutCheck = new Observed<LayoutCheck>(layoutNotChecked);
  readonly commenting = new Observed(noOpenThread);
  /** What is typed of comments that are not sent, by the form that it is typed in. */
  readonly unsentComments = new Map<string, string>();
  private kept: Choices = {};

  get choices(): Choices {
    return this.kept;
  }

  keep(part: Choices): void {
    this.kept = { ...this.kept, ...part };
  }
}
