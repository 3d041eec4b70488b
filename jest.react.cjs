/**
 * React's development build notes for each element where it was made, a stack each: a tenth of the time of tests of
 * screens, and read by nobody. It notes ten thousand a second at most; for tests these are used up.
 */
exports.withoutStacks = ({ __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals }) => {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React begins to count anew each second.
    },
  });
};
