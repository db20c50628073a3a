import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oldNodeMessage, preferredNode } from './nodeVersion.mjs';
import { runChild } from './runChild.mjs';

const version = '24.21.0';

/**
 * Packages that hold nothing but Node, each with the digest under which it was first fetched: by version, then by machine.
 * The long run tries the versions beside the one that commands go on with.
 */
const integrities = {
  '22.23.3': {
    'linux-x64':
      'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
  },
  '24.21.0': {
    'linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  '26.10.0': {
    'linux-x64':
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
};
export const knownVersions = Object.keys(integrities);

const lastLines = (text) => text.trim().split('\n').slice(-5).join('\n');

/** @throws where npm could not fetch it, or fetched something else */
function install({ name, version, integrity }, folder) {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const parameters = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { status, stderr } = spawnSync('npm', parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`npm could not fetch it:\n${lastLines(stderr ?? '')}`);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (lock.packages[`node_modules/${name}`]?.integrity !== integrity)
    throw new Error(`The package ${name}@${version} is not the one that is known.`);
}

/**
 * Folder of a Node, fetched into a cache in the project where it is not there.
 * It is complete or absent: it gets its name when it is checked.
 * @returns the folder that `node` and nothing else stands in
 * @throws where there is none for this machine, or it could not be fetched
 */
export function ensureNode(root, version) {
  const machine = `${process.platform}-${process.arch}`;
  const integrity = integrities[version]?.[machine];
  if (!integrity) throw new Error(`There is none to fetch for ${process.platform} on ${process.arch}.`);
  const name = `node-${machine}`;
  const cache = path.join(root, '.cache');
  const target = path.join(cache, `node-${version}`);
  const bin = path.join(target, 'node_modules', name, 'bin');
  if (existsSync(target)) return bin;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(path.join(cache, 'fetching-'));
  try {
    install({ name, version, integrity }, temporary);
    // Two commands at once may both have fetched it.
    if (!existsSync(target)) renameSync(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return bin;
}

/** Says that this Node is too old, fetches a newer one and goes on with it, npm's own calls too. */
export function goOnWithNewerNode(root) {
  console.log(`${oldNodeMessage()} Going on with Node ${version}, kept in .cache.`);
  try {
    const bin = ensureNode(root, version);
    runChild(path.join(bin, 'node'), process.argv.slice(1), {
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    });
  } catch (error) {
    console.error(
      `Node ${version} could not be brought: ${error.message}\nInstall Node ${preferredNode} (https://nodejs.org) and run the command again.`,
    );
    process.exitCode = 1;
  }
}
