import Sequencer from '@jest/test-sequencer';

/** The longest files of a whole run: begun last, one of them would keep all the others' workers waiting. */
const LONGEST = [
  'testing/authorisation/authorisation.spec.ts',
  'api/test-groups/',
  'src/lists.spec.tsx',
  '/test-groups/',
  'schedule-properties.spec.ts',
];

const rank = ({ path }) => {
  const found = LONGEST.findIndex((part) => path.includes(part));
  return found === -1 ? LONGEST.length : found;
};

/** Begins with what takes longest, which a fresh clone cannot know from runs before. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
