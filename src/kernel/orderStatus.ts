import { shownText } from './shownValue';

/** A status as servers send it. */
export type OrderStatus = number | string | boolean | null | undefined;

/** Order statuses of contract §11. 170 uses the picture of 200, as unknown ones do (contract §6). */
export type PictureStatus = 21 | 110 | 151 | 174 | 180 | 200;

const pictured: readonly PictureStatus[] = [21, 110, 151, 174, 180, 200];

const numberOf = (status: OrderStatus): number =>
  typeof status === 'boolean' || shownText(status) === '' ? Number.NaN : Number(status);

export const pictureOf = (status: OrderStatus): PictureStatus =>
  pictured.find((known) => known === numberOf(status)) ?? 200;

/** To be repaid, and not overdue. */
export const isDue = (status: OrderStatus): boolean => numberOf(status) === 174;

export const isRepayable = (status: OrderStatus): boolean => isDue(status) || numberOf(status) === 180;

export const isFinished = (status: OrderStatus): boolean => numberOf(status) === 200;

/** The one status whose details are never shown. */
export const hidesDetails = (status: OrderStatus): boolean => numberOf(status) === 110;
