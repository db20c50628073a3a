import { useEffect } from 'react';
import { useResource } from '../data/resource';
import { useWorkspace } from '../edit/workspace';
import { sectionList } from '../sections/sectionsFeature';

/** Lets the workspace know which synced blocks there are. */
export function SyncedWatcher() {
  const { synced } = useWorkspace();
  const { value } = useResource(sectionList, undefined);
  useEffect(() => {
    if (value) synced.learn(value.sections);
  }, [synced, value]);
  return null;
}
