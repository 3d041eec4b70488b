import { PreparedOffice } from '../../actors/prepared-office.js';
import { test } from '../../harness/test.js';
import { raiseAndPayOut } from '../equity-story.js';

test('the same in Arabic on a telephone', async ({ stack, visitor }) => {
  const look = { language: 'ar', viewport: { width: 390, height: 844 } } as const;
  // The staff would do in English what it does on the screens of the English story.
  await raiseAndPayOut(stack, visitor, look, () => PreparedOffice.open(stack));
});
