import { createSlice } from '@reduxjs/toolkit';

/** Whether the list of shortcuts is open. */
export const shortcutSlice = createSlice({
  name: 'shortcuts',
  initialState: { isOpen: false },
  reducers: {
    asked: () => ({ isOpen: true }),
    closed: () => ({ isOpen: false }),
  },
});

export const shortcutEvents = shortcutSlice.actions;

export const selectShortcutsOpen = (state: {
  readonly shortcuts: ReturnType<typeof shortcutSlice.getInitialState>;
}): boolean => state.shortcuts.isOpen;
