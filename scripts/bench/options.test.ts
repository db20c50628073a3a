import { partNames, readOptions } from './options';

const usual = '/docs/generated/performance.md';

describe('readOptions', () => {
  it('takes the parts that are named, and all where none is', () => {
    expect(readOptions([], usual).parts).toEqual(partNames);
    expect(readOptions(['--only', 'bytes,pages'], usual).parts).toEqual(['pages', 'bytes']);
  });

  it('writes only what was measured often enough, unless told where', () => {
    expect(readOptions(['--rounds', '10'], usual).document).toBeUndefined();
    expect(readOptions(['--rounds', '11'], usual).document).toBe(usual);
    expect(readOptions(['--rounds', '2', '--out', '/tmp/x.md'], usual).document).toBe('/tmp/x.md');
  });

  it('refuses parts and numbers that it does not know', () => {
    expect(() => readOptions(['--only', 'pages,weather'], usual)).toThrow('weather');
    expect(() => readOptions(['--rounds', 'many'], usual)).toThrow('many');
  });
});
