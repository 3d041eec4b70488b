import { test } from '../harness/test.js';
import { raiseAndPayOut } from './equity-story.js';

test('the same in Arabic on a telephone', async ({ stack, visitor }) => {
  await raiseAndPayOut(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
});
