import { fireEvent, render, screen } from '@testing-library/react';
import { TranslateContext } from '../../texts/TranslateContext';
import { fallbackTranslate } from './loadTranslate';
import { LoadFailure } from './LoadFailure';

test('a page whose code did not come has a way home, which is the app’s where one is around it', () => {
  const goHome = jest.fn();
  render(
    <TranslateContext value={fallbackTranslate(1)}>
      <LoadFailure onHome={goHome} />
    </TranslateContext>,
  );
  const home = screen.getByTestId('go-home');
  expect(screen.getByTestId('page-error').contains(home)).toBe(true);
  expect(home.getAttribute('href')).toBe('/');
  expect(fireEvent.click(home)).toBe(false);
  expect(goHome).toHaveBeenCalledTimes(1);
});
