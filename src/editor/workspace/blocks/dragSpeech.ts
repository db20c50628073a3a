import { useEffect, useState } from 'react';
import type { Translate } from '../../../texts/textKey';
import { announceUnseen } from '../../kit/ui/Announcer';
import type { SpokenPlace } from '../items/moveItems';

/** A mouse passes many places on its way: the one that it stays at is told, in ms. */
const restMs = 400;

/** Where something that is dragged would stand, in words. */
export function describeDropPlace(
  translate: Translate,
  name: string,
  { column, ...place }: SpokenPlace,
): string {
  return column === undefined
    ? translate('editorEdit:blocks.wouldStand', { name, ...place })
    : translate('editorEdit:blocks.wouldStandInColumn', { name, ...place, column });
}

/** Says what the words are once the mouse rests, instead of what waited to be said. */
class DebouncedAnnouncement {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param words read when they are said; undefined: nothing is */
  readonly say = (words: () => string | undefined): void => {
    this.stop();
    this.timer = setTimeout(() => {
      const text = words();
      if (text !== undefined) announceUnseen(text);
    }, restMs);
  };

  readonly stop = (): void => clearTimeout(this.timer);
}

export function useDebouncedAnnouncement(): DebouncedAnnouncement {
  const [speech] = useState(() => new DebouncedAnnouncement());
  useEffect(() => speech.stop, [speech]);
  return speech;
}
