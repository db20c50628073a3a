import type { Editor } from '@tiptap/core';
import type { AddressRules } from '../../../template/address';
import { LinkDialog } from '../links/LinkDialog';
import { addressOf, type LinkTarget, targetOf } from '../links/linkTarget';

interface LinkToolProps {
  readonly editor: Editor;
  readonly rules: AddressRules;
  readonly onClosed: () => void;
}

/** Makes a link of what is selected, changes the one under the cursor, or writes one with words of its own. */
export function LinkTool({ editor, rules, onClosed }: LinkToolProps) {
  const href: unknown = editor.getAttributes('link').href;
  const isLink = typeof href === 'string';
  const isBare = !isLink && editor.state.selection.empty;
  const choose = (target: LinkTarget, words: string): void => {
    const link = { href: addressOf(target) };
    onClosed();
    if (isBare) {
      const content = { type: 'text', text: words, marks: [{ type: 'link', attrs: link }] };
      editor.chain().focus().insertContent(content).unsetMark('link').run();
    } else editor.chain().focus().extendMarkRange('link').setLink(link).run();
  };
  const remove = (): void => {
    onClosed();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <LinkDialog
      target={isLink ? targetOf(href, rules.origin) : { kind: 'page', value: '' }}
      rules={rules}
      {...(isBare && { words: '' })}
      onChosen={choose}
      onRemoved={isLink ? remove : undefined}
      onClosed={onClosed}
    />
  );
}
