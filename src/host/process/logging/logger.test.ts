import { LineWriter } from './logger';

const nextTurn = () => new Promise(setImmediate);

it('writes the lines of one turn together, in order, and each line once', async () => {
  const written: string[] = [];
  const writer = new LineWriter({ write: (text) => written.push(text) });
  writer.write('one\n');
  writer.write('two\n');
  expect(written).toEqual([]);
  await nextTurn();
  writer.write('three\n');
  writer.flush();
  await nextTurn();
  await nextTurn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
