import { useEffect } from 'react';
import { useResource } from '../../kit/data/resource';
import { useWorkspace } from '../model/workspace';
import { sectionList } from '../../library/sections/sectionsFeature';

/** Lets the workspace know which synced blocks there are. */
export function SyncedWatcher() {
  const { synced } = useWorkspace();
  const { value } = useResource(sectionList, undefined);
  useEffect(() => {
    if (value) synced.learn(value.sections);
  }, [synced, value]);
  return null;
}
