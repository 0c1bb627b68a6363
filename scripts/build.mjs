// Builds the client into dist/ when something it is made of has changed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { once, sha256 } from './setup.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const DIST = 'dist';
const BUILD_STAMP = `${DIST}/.stamp`;
const COMPRESS_STAMP = `${DIST}/.compressed`;

/** No part of the client: an edit there does not rebuild it. */
const NOT_CLIENT = ['src/server', 'src/lab'].map(path.normalize);

const filesIn = folder =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? (NOT_CLIENT.includes(file) ? [] : filesIn(file)) : [file];
  });

const isForTests = file => /\.test\.|[\\/]testing[\\/]|[\\/]testing\.ts$/.test(file);

/** The same for the same client: its sources, its dependencies, and how the sources find each other. */
function clientKey() {
  const sources = filesIn('src').filter(file => !isForTests(file));
  const { imports } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const files = [...sources, 'vite.config.ts', 'package-lock.json'].flatMap(file => [file, fs.readFileSync(file)]);
  return sha256([...files, JSON.stringify(imports)]);
}

/** Builds without compressed files: tests run on this machine, and Brotli takes longer than the build. */
export function ensureBuild(node) {
  const key = clientKey();
  once(BUILD_STAMP, key, 'building the client', () => {
    const { status } = spawnSync(node, [VITE, 'build', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('the client could not be built');
  });
  return key;
}

/** Writes the compressed forms of each text beside it, so that the server need not compress for every visitor. */
export function ensureCompressedBuild(node) {
  once(COMPRESS_STAMP, ensureBuild(node), 'compressing the client', () => {
    for (const file of filesIn(DIST)) {
      if (!/\.(js|css|html|svg|json)$/.test(file)) continue;
      const content = fs.readFileSync(file);
      fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      fs.writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  });
}
