import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import english from '../../../../locales/en/editor.json';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { FormDialog } from './FormDialog';
import { TextField } from './TextField';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

function Asking() {
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      title="Go back?"
      submitLabel="Go back"
      isBusy={false}
      problem={undefined}
      onSubmitted={() => setChecked(true)}
      onClosed={() => undefined}
    >
      <TextField
        label="Reason"
        value=""
        onChange={() => undefined}
        error={isChecked ? english.required : undefined}
      />
    </FormDialog>
  );
}

it('leads to the field that is wrong each time it is sent, however far it was scrolled away', async () => {
  render(
    <TranslateContext value={presetTranslate({ editor: english })}>
      <Asking />
    </TranslateContext>,
  );
  const send = screen.getByRole('button', { name: 'Go back' });
  for (let time = 1; time <= 2; time += 1) {
    await userEvent.click(send);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Reason/ }));
  }
});
