import { fireEvent, screen } from '@testing-library/react';
import { closeBorrowerPage, loanCall, ok, settle } from '../../../tests/support/borrowerPage';
import { createFakeServer } from '../../../tests/support/fakeServer';
import { openTestPreview } from '../../../tests/support/publicPages';

afterEach(closeBorrowerPage);

test('the sign-in of the test page is not sent again once it was done', async () => {
  const path = loanCall('/service/login/sms-code-login');
  const server = createFakeServer({ [path]: { status: 500, body: '' } });
  const { close } = await openTestPreview(server);
  const tap = async () => {
    fireEvent.click(screen.getByTestId('test-login'));
    await settle();
  };
  await tap();
  server.answer(path, ok(null));
  await tap();
  await tap();
  expect(server.to(path)).toHaveLength(2);
  close();
});
