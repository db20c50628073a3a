import { useMemo, useSyncExternalStore } from 'react';
import { useWorkspace } from '../model/workspace';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { type Experiment, experimentsOf } from '../items/experiments';
import { hiddenItemsOf, shownGroupOf } from '../items/ShownGroups';

/** The experiments of the page; the same list until one of them changes. */
export function useExperiments(): readonly Experiment[] {
  // As text, so that a key typed in a block draws nothing anew.
  const found = useEditorPuck(({ appState }) =>
    JSON.stringify(experimentsOf(appState.data.content as readonly EditorItem[])),
  );
  return useMemo(() => JSON.parse(found) as readonly Experiment[], [found]);
}

/** The group of each experiment that the canvas shows, by the experiment's name. */
export function useShownGroups(): ReadonlyMap<string, string | undefined> {
  const { shownGroups } = useWorkspace();
  const experiments = useExperiments();
  const chosen = useSyncExternalStore(shownGroups.subscribe, shownGroups.read);
  return useMemo(
    () => new Map(experiments.map((experiment) => [experiment.name, shownGroupOf(experiment, chosen)])),
    [experiments, chosen],
  );
}

/** Ids of the items that the canvas hides: their group of an experiment is not the one that is shown. */
export function useHiddenItems(): ReadonlySet<string> {
  const { shownGroups } = useWorkspace();
  const experiments = useExperiments();
  const chosen = useSyncExternalStore(shownGroups.subscribe, shownGroups.read);
  return useMemo(() => new Set(hiddenItemsOf(experiments, chosen)), [experiments, chosen]);
}
