import type { ReplacementPlace, ReplacementTemplate, ReplacePayload } from '../../../generated/editor';

/** Paths that are ticked, by template. */
export type ChosenPlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a place can be ticked at all. */
export const isOpen = ({ copy }: ReplacementTemplate, { fault }: ReplacementPlace): boolean =>
  fault === undefined && copy.lockedByName === null;

export const openPaths = (template: ReplacementTemplate): readonly string[] =>
  template.places.filter((place) => isOpen(template, place)).map(({ path }) => path);

/** Everything that takes nothing else along: what a draft holds besides goes live with it, so somebody has to say so. */
export const firstChoice = (templates: readonly ReplacementTemplate[]): ChosenPlaces =>
  new Map(
    templates.map((template) => [
      template.copy.id,
      new Set(template.copy.hasOtherChanges ? [] : openPaths(template)),
    ]),
  );

export const pathsOf = (chosen: ChosenPlaces, id: string): ReadonlySet<string> => chosen.get(id) ?? new Set();

export const withPaths = (chosen: ChosenPlaces, id: string, paths: Iterable<string>): ChosenPlaces =>
  new Map([...chosen, [id, new Set(paths)]]);

export interface ChoiceSize {
  readonly templates: number;
  readonly places: number;
}

export function sizeOf(chosen: ChosenPlaces): ChoiceSize {
  const sizes = [...chosen.values()].map(({ size }) => size).filter((size) => size > 0);
  return { templates: sizes.length, places: sizes.reduce((sum, size) => sum + size, 0) };
}

/** What is sent: each template as it was looked at, with the places that are ticked. */
export const chosenTemplates = (
  templates: readonly ReplacementTemplate[],
  chosen: ChosenPlaces,
): ReplacePayload['templates'] =>
  templates.flatMap(({ copy: { id, version, sha256 } }) => {
    const paths = [...pathsOf(chosen, id)];
    return paths.length === 0 ? [] : [{ id, version, sha256, paths }];
  });
