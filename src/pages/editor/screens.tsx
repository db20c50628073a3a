import { lazy, type ComponentType, type ReactNode } from 'react';
import type { EditorFeature } from '../../editor/shell/feature';

interface LoadedScreen {
  readonly feature: EditorFeature;
  readonly Screen: ComponentType;
}

/** Screens by their path below `/editor`. */
export type ScreenElements = Readonly<Record<string, ReactNode>>;

/** Which screen stands behind which path. Each comes in a chunk of its own, with the state and effects of its part. */
export function createScreens(add: (feature: EditorFeature) => void): ScreenElements {
  function screen(load: () => Promise<LoadedScreen>): ReactNode {
    const Screen = lazy(async () => {
      const loaded = await load();
      add(loaded.feature);
      return { default: loaded.Screen };
    });
    return <Screen />;
  }

  return {
    '/': screen(async () => {
      const [{ listFeature }, { ListScreen }] = await Promise.all([
        import('../../editor/list/listFeature'),
        import('../../editor/list/ListScreen'),
      ]);
      return { feature: listFeature, Screen: ListScreen };
    }),
  };
}
