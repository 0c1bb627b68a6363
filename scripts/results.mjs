// Prints `N passed, N failed` from a run's JSON report: node scripts/results.mjs <file> <exit code of the run>.
import fs from 'node:fs';

const [file = '', code = '0'] = process.argv.slice(2);
const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
const passed = report === undefined ? 0 : report.numPassedTests;
const failed = report === undefined ? 0 : report.numFailedTests;
// What broke outside a test, such as a check or a build, counts as one failure.
console.log(`${passed} passed, ${failed === 0 && code !== '0' ? 1 : failed} failed`);
