import { clamp } from '../../../kernel/clamp';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Where the bubble stands, as shares (0 to 1) of the room that it has: true on any screen, turned or not. */
export interface BubblePlace {
  readonly across: number;
  readonly down: number;
}

/** Px from the window's top left corner. */
export interface Point {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Point {
  readonly right: number;
  readonly bottom: number;
}

/** Width and height of the bubble, in px. */
export const bubbleSize = 56;

/** At the right end of the top bar, where the content passes underneath. */
const firstPlace: BubblePlace = { across: 1, down: 0 };

const shareOf = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0;

export const keepInside = (point: Point, room: Box): Point => ({
  left: clamp(point.left, room.left, room.right - bubbleSize),
  top: clamp(point.top, room.top, room.bottom - bubbleSize),
});

export function pointOf({ across, down }: BubblePlace, room: Box): Point {
  const width = Math.max(0, room.right - room.left - bubbleSize);
  const height = Math.max(0, room.bottom - room.top - bubbleSize);
  return { left: room.left + width * clamp(across, 0, 1), top: room.top + height * clamp(down, 0, 1) };
}

export function placeOf(point: Point, room: Box): BubblePlace {
  const { left, top } = keepInside(point, room);
  return {
    across: shareOf(left, room.left, room.right - bubbleSize),
    down: shareOf(top, room.top, room.bottom - bubbleSize),
  };
}

const covers = ({ left, top }: Point, box: Box): boolean =>
  left < box.right && left + bubbleSize > box.left && top < box.bottom && top + bubbleSize > box.top;

/**
 * The nearest point straight above or below at which the bubble covers none of `controls`; where the whole column is
 * taken, the nearest one to the right end of the top bar, under which controls pass.
 */
export function keepClear(point: Point, room: Box, controls: readonly Box[]): Point {
  const isFree = (candidate: Point) => !controls.some((control) => covers(candidate, control));
  if (isFree(point)) return point;
  const tops = controls.flatMap((control) => [control.top - bubbleSize, control.bottom]);
  const candidates = tops
    .filter((top) => top >= room.top && top <= room.bottom - bubbleSize)
    .map((top) => ({ left: point.left, top }))
    .filter(isFree)
    .sort((one, other) => Math.abs(one.top - point.top) - Math.abs(other.top - point.top));
  return candidates[0] ?? pointOf(firstPlace, room);
}

export const bubbleMoved = createAction<BubblePlace>('repay/bubbleMoved');
/** Where the bubble stood earlier in this tab. */
export const bubbleRestored = createAction<BubblePlace>('repay/bubbleRestored');

export function bubbleReducer(state: BubblePlace = firstPlace, action: UnknownAction): BubblePlace {
  return bubbleMoved.match(action) || bubbleRestored.match(action) ? action.payload : state;
}
