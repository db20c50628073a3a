import { segmentsOf, setAtPointer } from './jsonPointer';

describe('setAtPointer', () => {
  const block = { id: 'a', props: { title: 'x', items: [{ text: '1' }, { text: '2' }] } };

  it('changes one value and keeps the rest, in its order', () => {
    expect(JSON.stringify(setAtPointer(block, '/props/items/1/text', '3'))).toBe(
      '{"id":"a","props":{"title":"x","items":[{"text":"1"},{"text":"3"}]}}',
    );
    expect((setAtPointer(block, '/props/title', 'y') as typeof block).props.items).toBe(block.props.items);
  });

  it('makes what is missing on the way, and takes away what is set to undefined', () => {
    expect(setAtPointer({ props: {} }, '/props/cta/label', 'Go')).toEqual({
      props: { cta: { label: 'Go' } },
    });
    expect(setAtPointer(block, '/props/title', undefined)).toEqual({
      id: 'a',
      props: { items: block.props.items },
    });
    expect(setAtPointer(block, '/props/items/0', undefined)).toMatchObject({
      props: { items: [{ text: '2' }] },
    });
  });

  it('reads escaped segments', () => {
    expect(segmentsOf('/a~1b/c~0d/')).toEqual(['a/b', 'c~d', '']);
    expect(setAtPointer({}, '/a~1b', 1)).toEqual({ 'a/b': 1 });
  });
});
