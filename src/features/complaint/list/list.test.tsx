import { fireEvent, screen } from '@testing-library/react';
import { closeBorrowerPage, ok } from '../../../../tests/support/borrowerPage';
import { open, paths, server, written } from '../../../../tests/support/complaints';

afterEach(closeBorrowerPage);

describe('my complaints', () => {
  const tabs = [
    { title: 'All', list: [written, { id: 6, time: 1700000000, content: 'Other', disposeDetail: 'Done' }] },
    { title: 'Open', list: [] },
  ];

  it('shows tabs and items, which lead to their details', async () => {
    await open('/complaintList?language=1&appVersion=2', { server: server({ [paths.list]: ok({ tabs }) }) });
    const item = screen.getByTestId('complaint-item-5');
    for (const shown of ['2026-03-01 10:00:00', 'Payments', 'I paid'])
      expect(item.textContent).toContain(shown);
    expect(item.getAttribute('href')).toBe('/complainDetails?appVersion=2&language=1&problemId=5');
    expect(screen.getByTestId('complaint-item-6').textContent).toContain('2023-11-14 16:13:20');
    fireEvent.click(screen.getByRole('tab', { name: 'Open' }));
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All' }));
  });

  it.each([{}, 5.5, 2 ** 60])('leads to no complaint whose id is %j', async (id) => {
    const faulty = [{ title: 'All', list: [written, { ...written, id }] }];
    await open('/complaintList?language=1', { server: server({ [paths.list]: ok({ tabs: faulty }) }) });
    expect(screen.getByTestId('page-retry')).toBeTruthy();
  });

  it.each([null, {}, { tabs: null }, { tabs: [] }])('is empty, and no fault, with %j', async (data) => {
    await open('/complaintList?language=1', { server: server({ [paths.list]: ok(data) }) });
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
  });
});
