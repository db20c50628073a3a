/**
 * The renderer, by far the largest part of a page's script, in a file of its own: what prepares the page runs while it
 * is still on its way. Each page's HTML names it beside the page's own script (`entryManifest`), so that both come at once.
 */
export const importRenderer = () => import(/* webpackChunkName: "renderer" */ 'react-dom/client');
