/**
 * `node .ci/tally.mjs report.json…`: adds up the results of Vitest and Playwright. Names every test that failed, and every one
 * that passed only at its second try; the last line is "passed failed skipped".
 * A report that is missing or empty counts as one failure: a runner that died before its first test must not look green.
 */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

let [passed, failed, skipped] = [0, 0, 0];
for (const file of process.argv.slice(2)) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (report.stats) {
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected + report.errors.length;
    skipped += report.stats.skipped;
    if (report.stats.expected === 0) failed += 1;
    for (const suite of report.suites) tellStories(suite, []);
  } else if (report.numTotalTests > 0) {
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    skipped += report.numPendingTests + report.numTodoTests;
    for (const suite of report.testResults) failed += tellTests(suite);
  } else {
    failed += 1;
    console.log(`✗ no results in ${file}`);
  }
}
console.log(passed, failed, skipped);

/** The specs of a file of Playwright, and of the groups in it. */
function tellStories(suite, above) {
  for (const spec of suite.specs ?? []) {
    const name = [...above, suite.title, spec.title].join(' › ');
    for (const { status, projectName, results } of spec.tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const reason = results.find(({ error }) => error)?.error.message ?? '';
      console.log(`${status === 'flaky' ? '~ flaky' : '✗'} [${projectName}] ${name}\n${head(reason)}`);
    }
  }
  for (const group of suite.suites ?? []) tellStories(group, [...above, suite.title]);
}

/** The tests of a file of Vitest. @returns 1 for a file that failed outside its tests: it could not be loaded, or torn down. */
function tellTests(suite) {
  for (const { status, fullName, failureMessages } of suite.assertionResults) {
    if (failureMessages.length === 0) continue;
    const mark = status === 'passed' ? '~ flaky' : '✗';
    console.log(`${mark} ${suite.name.replace(`${process.cwd()}/`, '')} › ${fullName}\n${head(failureMessages[0])}`);
  }
  if (suite.status !== 'failed' || suite.assertionResults.some(({ status }) => status === 'failed')) return 0;
  console.log(`✗ ${suite.name}\n${head(suite.message)}`);
  return 1;
}

/** The first lines of an error, without colours and without the runner's own. */
function head(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n');
}
