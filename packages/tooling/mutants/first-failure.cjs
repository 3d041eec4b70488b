/** Environment of mutation tests: one test that fails is enough, the rest of the file is skipped. */
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  failed = false;

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
