/** What browsers have and the simulated one lacks. */
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
require('../../../../jest.react.cjs').withoutStacks(require('react'));
