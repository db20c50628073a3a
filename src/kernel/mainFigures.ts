import type { MainFigure } from '../generated/editor';

/** What an experiment can be judged by: visits that took a step of the way to a registration, the last one first. */
export const mainFigures = [
  'registrations',
  'applications',
  'codes',
  'forms',
] as const satisfies readonly MainFigure[];
