const namedKeys = [
  'command',
  'shift',
  'alt',
  'delete',
  'escape',
  'enter',
  'arrows',
  'upDown',
  'click',
] as const;
type NamedKey = (typeof namedKeys)[number];
type Key = NamedKey | 'Z' | 'C' | 'X' | 'V' | 'D' | 'M' | 'B' | 'I' | 'K' | 'F2' | 'F10' | '?';

export const isNamed = (key: Key): key is NamedKey => namedKeys.some((name) => name === key);

/** Pressed together; a name, or the character on the key. */
export type Keys = readonly Key[];

/** The keys of the editor, by what they are pressed for. */
export const shortcutGroups = [
  {
    group: 'anywhere',
    rows: [
      { action: 'undo', keys: ['command', 'Z'] },
      { action: 'redo', keys: ['command', 'shift', 'Z'] },
      { action: 'comment', keys: ['command', 'alt', 'M'] },
      { action: 'close', keys: ['escape'] },
      { action: 'list', keys: ['?'] },
    ],
  },
  {
    group: 'blocks',
    rows: [
      { action: 'type', keys: ['F2'] },
      { action: 'chooseMore', keys: ['command', 'click'] },
      { action: 'chooseRange', keys: ['shift', 'click'] },
      { action: 'copy', keys: ['command', 'C'] },
      { action: 'cut', keys: ['command', 'X'] },
      { action: 'paste', keys: ['command', 'V'] },
      { action: 'duplicate', keys: ['command', 'D'] },
      { action: 'move', keys: ['alt', 'arrows'] },
      { action: 'remove', keys: ['delete'] },
    ],
  },
  {
    group: 'text',
    rows: [
      { action: 'bold', keys: ['command', 'B'] },
      { action: 'italic', keys: ['command', 'I'] },
      { action: 'link', keys: ['command', 'K'] },
      { action: 'tools', keys: ['alt', 'F10'] },
    ],
  },
  {
    group: 'outline',
    rows: [
      { action: 'go', keys: ['upDown'] },
      { action: 'extend', keys: ['shift', 'upDown'] },
      { action: 'open', keys: ['enter'] },
    ],
  },
] as const satisfies readonly {
  readonly group: string;
  readonly rows: readonly { readonly action: string; readonly keys: Keys }[];
}[];
