import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import editing from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import { blockFields } from '../../../generated/fieldSchemas';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { FieldView } from './FieldView';
import { FormContext, type FormContextValue } from './FormContext';

const size = blockFields.spacer.find(({ key }) => key === 'size')!;
const translate = presetTranslate({ editorEdit: editing, editorFields: fields });

function Field({ onChange }: { readonly onChange: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(16);
  const form: Partial<FormContextValue> = {
    FieldView,
    isReadOnly: false,
    change: (_, changed) => {
      onChange(changed);
      setValue(changed);
    },
  };
  return (
    <FormContext value={form as FormContextValue}>
      <FieldView schema={size} path="/size" value={value} />
    </FormContext>
  );
}

test('a size in pixels is read in digits of any script, and what is none stays and is refused', async () => {
  const onChange = jest.fn();
  render(
    <TranslateContext value={translate}>
      <Field onChange={onChange} />
    </TranslateContext>,
  );
  const pixels = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(pixels);
  expect([pixels.value, pixels.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  await userEvent.type(pixels, '४०');
  expect(onChange).toHaveBeenLastCalledWith(40);
  await userEvent.type(pixels, 'x');
  expect([pixels.value, onChange.mock.lastCall]).toEqual(['४०x', [40]]);
  expect(screen.getByText(editing.fault.number)).toBeTruthy();
});
