import { markInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';

/** Signs around words as they are typed: those of messages (`readChatMarks`), and Markdown's two. */
const typed = (sign: string): RegExp =>
  new RegExp(String.raw`(?:^|\s)(${sign}(?![\s*_])([^*_]*[^\s*_])${sign})$`);

const rulesFor = (...signs: readonly string[]) => signs.map(typed);

/** What is pasted is read as a whole (`pastedText`): a star in HTML means itself. */
const noPasteRules = { addPasteRules: () => [] };

export const SignedBold = Bold.extend({
  ...noPasteRules,
  addInputRules() {
    return rulesFor(String.raw`\*`, String.raw`\*\*`, '__').map((find) =>
      markInputRule({ find, type: this.type }),
    );
  },
});

export const SignedItalic = Italic.extend({
  ...noPasteRules,
  addInputRules() {
    return rulesFor('_').map((find) => markInputRule({ find, type: this.type }));
  },
});
