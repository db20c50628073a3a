import { createUsePuck } from '@puckeditor/core';

/** Puck's state by selector: a component is drawn again only when what it selects changes. */
export const useEditorPuck = createUsePuck();
