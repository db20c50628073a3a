import { changeProps } from './changeProps';

const upper = (found: unknown): unknown => String(found).toUpperCase();

describe('changeProps', () => {
  it('changes what its schema calls a text wherever it stands, and nothing else', () => {
    const props = { title: 'a', items: [{ title: 'b', text: 'c', icon: 'd' }, { title: 'e' }] };
    expect(changeProps('benefits', props, { text: upper })).toEqual({
      title: 'A',
      items: [{ title: 'B', text: 'C', icon: 'd' }, { title: 'E' }],
    });
    expect(props.items[0]?.title).toBe('b');
  });

  it('removes what becomes undefined', () => {
    const slide = (href: string) => ({ image: { src: '/a' }, action: { type: 'link', href } });
    const remove = (action: unknown) => ((action as { href: string }).href === '/bad' ? undefined : action);
    expect(changeProps('banner', { slides: [slide('/bad'), slide('/good')] }, { action: remove })).toEqual({
      slides: [{ image: { src: '/a' } }, slide('/good')],
    });
  });

  it('gives the very same where nothing changes, of unknown types and of wrong shapes too', () => {
    for (const [type, props] of [
      ['benefits', { items: [{ title: 'A' }] }],
      ['benefits', { items: 'none' }],
      ['hologram', { title: 'a' }],
      ['constructor', { title: 'a' }],
    ] as const) {
      expect(changeProps(type, props, { text: upper })).toBe(props);
    }
  });
});
