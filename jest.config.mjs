export default {
  projects: ['<rootDir>/packages/*/jest.config.mjs', '<rootDir>/apps/*/jest.config.mjs'],
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // A busy machine is slow, not wrong. Jest reads this here alone, whatever the projects say.
  testTimeout: 60_000,
};
