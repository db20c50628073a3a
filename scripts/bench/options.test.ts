import path from 'node:path';
import { partNames, readOptions } from './options';

const usual = '/docs/performance.md';

describe('readOptions', () => {
  it('leaves the rig out unless its folder is named, and insists on it where nothing else is asked for', () => {
    expect(readOptions([], usual).parts).toEqual(partNames.filter((name) => name !== 'rig'));
    expect(readOptions(['--rig', 'there'], usual)).toMatchObject({
      parts: partNames,
      rig: path.resolve('there'),
    });
    expect(() => readOptions(['--only', 'rig'], usual)).toThrow('--rig');
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
