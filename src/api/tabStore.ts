import { type KeyValueStore, parseRecord } from './keyValueStore';

const prefix = 'vitrina ';

const recordOf = ({ name }: Pick<Window, 'name'>): Record<string, string> =>
  name.startsWith(prefix) ? parseRecord(name.slice(prefix.length)) : {};

/**
 * A store that keeps in the name of the tab what the browser refuses to keep, unless somebody else has named the tab: it
 * lives as long as the tab shows our pages. Any page in the tab can read it, so nothing secret is to be put there.
 */
export const backedByTab = (store: KeyValueStore, tab: Pick<Window, 'name'>): KeyValueStore => ({
  ...store,
  get: (name) => store.get(name) ?? recordOf(tab)[name],
  set(name, text) {
    if (store.set(name, text)) return true;
    if (tab.name !== '' && !tab.name.startsWith(prefix)) return false;
    tab.name = prefix + JSON.stringify({ ...recordOf(tab), [name]: text });
    return true;
  },
});
