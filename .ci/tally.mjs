/**
 * `node .ci/tally.mjs report.json…`: adds up the results of Vitest and Playwright and prints "passed failed skipped".
 * A report that is missing or empty counts as one failure: a runner that died before its first test must not look green.
 */
import { existsSync, readFileSync } from 'node:fs';

let [passed, failed, skipped] = [0, 0, 0];
for (const file of process.argv.slice(2)) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (report.stats) {
    // Playwright: what passed only at the second try has passed, and is listed as flaky above.
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected + report.errors.length;
    skipped += report.stats.skipped;
    if (report.stats.expected === 0) failed += 1;
  } else if (report.numTotalTests > 0) {
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    skipped += report.numPendingTests + report.numTodoTests;
    // A file that could not be loaded has no test to fail.
    failed += report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
  } else {
    failed += 1;
  }
}
console.log(passed, failed, skipped);
