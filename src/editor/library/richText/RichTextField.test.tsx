import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import createDOMPurify from 'dompurify';
import english from '../../../../locales/en/editorEdit.json';
import { createSanitizer } from '../../../template/sanitise';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import RichTextField from './RichTextField';

const rules = { origin: 'https://pages.example', schemeLink: 'prestademo://open', imageOrigins: [] };
const sanitize = createSanitizer(() => createDOMPurify(window), rules);

// jsdom has no layout; the editor asks for it to bring its cursor into view.
const nowhere = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
Object.assign(document, { elementFromPoint: () => null });

const fieldOf = (html: string, onChange: (html: string) => void, isInherited = false) => (
  <TranslateContext value={presetTranslate({ editorEdit: english })}>
    <span id="label">Text</span>
    <RichTextField
      id="text"
      labelledBy="label"
      describedBy={undefined}
      language="en"
      html={html}
      isInherited={isInherited}
      rules={rules}
      sanitize={sanitize}
      onChange={onChange}
    />
  </TranslateContext>
);

function open(html: string, isInherited?: boolean) {
  const onChange = jest.fn();
  const { rerender } = render(fieldOf(html, onChange, isInherited));
  return {
    onChange,
    user: userEvent.setup(),
    show: (changed: string) => rerender(fieldOf(changed, onChange, isInherited)),
  };
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });

test('a text is not rewritten by being opened, and is by a press of a button', async () => {
  const { onChange, user } = open('<b>One</b> <span class="x">two</span>');
  expect(screen.getByText(/span class/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(tool('List'));
  expect(onChange.mock.calls).toEqual([['<ul><li><strong>One</strong> two</li></ul>']]);
});

test('what was done and taken back is as it was written', async () => {
  const { onChange, user, show } = open('<b>One</b> <span class="x">two</span>');
  act(() => text().focus());
  await user.click(tool('Heading'));
  show(onChange.mock.lastCall?.[0] as string);
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
  await user.click(tool('Heading'));
  expect(onChange.mock.lastCall).toEqual(['<b>One</b> <span class="x">two</span>']);
});

test('what comes from outside, such as an undo, is shown and not told back', () => {
  const { onChange, show } = open('<p>One</p>');
  show('<p>One and a half</p><ul><li>x</li></ul>');
  expect(text().textContent).toBe('One and a halfx');
  show('<p>One</p>');
  expect(text().textContent).toBe('One');
  expect(onChange).not.toHaveBeenCalled();
});

test('what it can not hold is drawn, said and left alone', () => {
  const { onChange } = open('<div><p>One</p></div><figure>two</figure>');
  expect(screen.getByText(/only edited as HTML.*<div>, <figure>/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'What visitors see' }).textContent).toBe('Onetwo');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys go along the toolbar, which is one stop of Tab', async () => {
  const { user } = open('<p>One</p>');
  await user.tab();
  expect(document.activeElement).toBe(tool('Heading'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Bold'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(tool('Table'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Heading'));
  await user.tab();
  expect(document.activeElement).toBe(text());
});

test('tools of a text in which nobody writes say nothing of it', async () => {
  const { user } = open('<h2>One</h2>');
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
  await user.tab();
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
  await user.tab();
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
  await user.tab();
  expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
});

test('tools of lists are there, and do nothing, outside lists', async () => {
  const { onChange, user } = open('<p>One</p>');
  for (const name of ['Move into the entry above', 'Move out of the entry']) {
    expect(tool(name).getAttribute('aria-disabled')).toBe('true');
    await user.click(tool(name));
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('an entry of a list is moved out of it', async () => {
  const { onChange, user } = open('<ul><li>One</li><li>Two</li></ul>');
  expect(tool('Move into the entry above').getAttribute('aria-disabled')).toBe('true');
  await user.click(tool('Move out of the entry'));
  expect(onChange.mock.lastCall).toEqual(['<p>One</p><ul><li>Two</li></ul>']);
});

test('a table is made with a row of headings, and changed by the tools that come with it', async () => {
  const { onChange, user } = open('<p>One</p>');
  await user.click(tool('Table'));
  await user.click(tool('Delete row'));
  const written = onChange.mock.lastCall?.[0] as string;
  expect(written).toMatch(/<table><tbody>(<tr><td><\/td><td><\/td><\/tr>){2}<\/tbody><\/table>/);
  await user.click(tool('Heading row'));
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>',
  );
});

test('what is pasted comes clean', () => {
  const { onChange } = open('');
  act(() => text().focus());
  const clipboardData = {
    getData: (type: string) =>
      type === 'text/html' ? '<h1 style="mso-x:y">Hi</h1><p class=MsoNormal>there<o:p></o:p></p>' : 'Hi',
    types: ['text/html'],
    files: [],
    items: [],
  };
  fireEvent.paste(text(), { clipboardData });
  expect(onChange.mock.lastCall).toEqual(['<h2>Hi</h2><p>there</p>']);
});
