// @ts-check
import { writeFileSync } from 'node:fs';

/** A vitest reporter that writes the outcome of each file and of each of its tests to the path in TOUCHDOWN_TEST_REPORT. */
export default class TestReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      state: module.state(),
      tests: [...module.children.allTests()].map((test) => test.result().state),
    }));
    writeFileSync(/** @type {string} */ (process.env['TOUCHDOWN_TEST_REPORT']), JSON.stringify(files));
  }
}
