// What `npm test -- <file or name>` runs.
import fs from 'node:fs';
import path from 'node:path';

const testFilesIn = folder =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return testFilesIn(file);
    return file.endsWith('.test.ts') ? [file] : [];
  });

/** Files whose path holds one of these words, and the words that are in no path: parts of tests' names. */
const filesNamed = (files, words) => ({
  named: files.filter(file => words.some(word => file.includes(word))),
  names: words.filter(word => !files.some(file => file.includes(word))),
});

const isBrowserTest = file => file.startsWith('e2e/');

/** The arguments for Vitest, and whether a browser test is among what they select. Flags are Vitest's own business. */
export function selectTests(args) {
  const files = [...testFilesIn('src'), ...testFilesIn('e2e')];
  const words = args.filter(each => !each.startsWith('-')).map(word => word.replace(/^\.\//, '').replace(/\\/g, '/'));
  const { named, names } = filesNamed(files, words);
  const among = named.length > 0 ? named : files;
  if (names.length === 0 || words.length < args.length) return { args, needsBuild: among.some(isBrowserTest) };
  // A name with parameters in it is printed otherwise than it is written: then all files are asked.
  const holding = among.filter(file => names.some(name => fs.readFileSync(file, 'utf8').includes(name)));
  const selected = holding.length > 0 ? holding : among;
  const pattern = names.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { args: [...selected, '-t', pattern], needsBuild: selected.some(isBrowserTest) };
}
