import { Accessibility, defaultPreset } from '@dnd-kit/dom';

const { plugins } = defaultPreset;

/*
 * Puck's drag and drop would describe blocks and tell of drags in English and by their ids. The editor does both itself, in
 * the language of the editor's user: `useBlockNames` and `useDragWords`, and `BlockCards` for the palette.
 */
if (Array.isArray(plugins)) defaultPreset.plugins = plugins.filter((plugin) => plugin !== Accessibility);
