import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import editor from '../../../../locales/en/editor.json';
import editorComments from '../../../../locales/en/editorComments.json';
import editorEdit from '../../../../locales/en/editorEdit.json';
import { commentLimits } from '../../../kernel/commentLimits';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { NameField } from '../../workspace/blocks/NameField';
import { MentionField } from '../../workspace/comments/MentionField';
import { TextField } from './TextField';

const nothing = (): void => undefined;

function Reason({ rows }: { readonly rows?: number }) {
  const [value, setValue] = useState('');
  return (
    <TextField label="Reason" value={value} onChange={setValue} maxLength={20} {...(rows && { rows })} />
  );
}

function Comment() {
  const [value, setValue] = useState('');
  const rest = { people: [], fieldRef: null, onPicked: nothing, onSubmitted: nothing, onLeft: nothing };
  return <MentionField label="Comment" value={value} onChanged={setValue} {...rest} />;
}

const fields = [
  ['a field of a line', <Reason key="line" />, 20],
  ['a field of some lines', <Reason key="lines" rows={2} />, 20],
  ['a comment', <Comment key="comment" />, commentLimits.text],
  ['a name', <NameField key="name" label="Name" value="" isReadOnly={false} onNamed={() => false} />, 64],
] as const;

const show = (content: React.ReactNode) =>
  render(
    <TranslateContext value={presetTranslate({ editor, editorComments, editorEdit })}>
      {content}
    </TranslateContext>,
  );

/** As a browser does it; one with a `maxLength` would have cut it before the page hears of it. */
function paste(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const { value } = field;
  const room = field.maxLength < 0 ? Infinity : field.maxLength - value.length;
  const taken = text.slice(0, room);
  fireEvent.change(field, { target: { value: value + taken, selectionStart: value.length + taken.length } });
  return field;
}

it.each(fields)('what is pasted into %s and has no room is said', (_, content, most) => {
  show(content);
  const field = paste(`${'a'.repeat(most - 1)}👨‍👩‍👧‍👦 and more`);
  expect(field.value).toBe('a'.repeat(most - 1));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain(`Only ${most} characters fit. Left out (10): 👨‍👩‍👧‍👦 and more`);
  fireEvent.change(field, { target: { value: 'a' } });
  expect(screen.queryByText(/characters fit/)).toBeNull();
});

it('counts as the schemas of calls do', () => {
  const sign = fc.constantFrom('a', 'ñ', '😀', '🇲🇽', 'n\u0303');
  const { unmount } = show(null);
  unmount();
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const shown = show(<Reason />);
      const { value } = paste(signs.join(''));
      expect(Array.from(value).length).toBeLessThanOrEqual(20);
      expect(signs.join('').startsWith(value)).toBe(true);
      if (Array.from(signs.join('')).length <= 20) expect(value).toBe(signs.join(''));
      shown.unmount();
    }),
    { numRuns: 30 },
  );
});
