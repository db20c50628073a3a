import type { Experiment } from './experiments';

type Groups = Readonly<Record<string, string>>;

/** Which group of each experiment the canvas shows; of one that nobody chose, the first. */
export class ShownGroups {
  private current: Groups = {};
  private readonly listeners = new Set<() => void>();

  readonly read = (): Groups => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  show(experiment: string, group: string): void {
    if (this.current[experiment] === group) return;
    this.current = { ...this.current, [experiment]: group };
    for (const listener of this.listeners) listener();
  }
}

/** The group of an experiment that is shown; one that is gone counts as not chosen. */
export function shownGroupOf({ name, groups }: Experiment, chosen: Groups): string | undefined {
  const wanted = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
  return (groups.find((group) => group.name === wanted) ?? groups[0])?.name;
}

/** Items that the canvas hides meanwhile: they belong to groups that are not shown. */
export const hiddenItemsOf = (experiments: readonly Experiment[], chosen: Groups): string[] =>
  experiments.flatMap((experiment) => {
    const shown = shownGroupOf(experiment, chosen);
    return experiment.groups.filter(({ name }) => name !== shown).flatMap(({ itemIds }) => itemIds);
  });
