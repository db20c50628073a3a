import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState, NotFoundState } from './FullPageState';
test('an error says what happened and what to do, and does it', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="It did not load" text="Try again." retryLabel="Again" onRetry={onRetry} />);
  expect(screen.getByTestId('page-error').contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(screen.queryByTestId('go-home')).toBeNull();
  await userEvent.click(screen.getByTestId('page-retry'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a missing page has a way home that the caller may take over', async () => {
  const onChosen = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <NotFoundState title="Nothing here" text="Go back." home={{ label: 'Home', href: '/', onChosen }} />,
  );
  const home = screen.getByRole('link', { name: 'Home' });
  expect(home).toBe(screen.getByTestId('go-home'));
  expect(home.getAttribute('href')).toBe('/');
  await userEvent.click(home);
  expect(onChosen).toHaveBeenCalledTimes(1);
});
