export default {
  projects: ['<rootDir>/packages/*/jest.config.mjs', '<rootDir>/apps/*/jest.config.mjs'],
};
