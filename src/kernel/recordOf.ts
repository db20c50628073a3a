import { isRecord } from './isRecord';

/** A value's properties; a value that has none is empty. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
