import { logWarnings } from './logWarnings';

it('a warning is one JSON line of the log, which nobody else hears of', () => {
  const before = process.listeners('warning');
  const lines: string[] = [];
  try {
    logWarnings({ write: (line) => void lines.push(line) });
    expect(process.listeners('warning')).toHaveLength(1);
    process.emit('warning', new Error('two\nlines'));
  } finally {
    process.removeAllListeners('warning');
    for (const listener of before) process.on('warning', listener);
  }
  expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', type: 'Error', msg: 'two\nlines' });
});
