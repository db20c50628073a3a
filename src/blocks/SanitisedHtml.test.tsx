import { render, screen } from '@testing-library/react';
import { SanitisedHtml } from './SanitisedHtml';

test('draws formatted text', () => {
  render(<SanitisedHtml html="<p>Some <strong>rich</strong> text</p>" />);
  expect(screen.getByText('rich').tagName).toBe('STRONG');
});

test('goes through the one policy where the browser has Trusted Types', () => {
  const createPolicy = jest.fn((_: string, rules: { createHTML(html: string): string }) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  render(<SanitisedHtml html="<em>one</em>" />);
  render(<SanitisedHtml html="<em>two</em>" />);
  expect(screen.getByText('two')).toBeTruthy();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrina']);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
