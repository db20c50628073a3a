import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { sourceFiles } from './packageFiles';

/** Most that one block may cost a visitor, in compressed bytes: its code and styles, without what it imports of Vitrina. */
export const mostPackageBytes = 12_000;

function minified(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return text.replace(/\/\*[\s\S]*?\*\/|\s+/g, ' ');
  const { code } = transformSync(text, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: true },
      target: 'es2020',
    },
    module: { type: 'es6' },
    minify: true,
    sourceMaps: false,
  });
  return code;
}

/** What a block weighs on the line: its files minified, put together and compressed. */
export function packageBytes(folder: string, names = sourceFiles(folder)): number {
  const code = names.map((name) => minified(path.join(folder, name)));
  return brotliCompressSync(code.join('\n')).byteLength;
}
