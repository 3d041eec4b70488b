import { test } from '../harness/test.js';
import { raiseAndPayOut } from './equity-story.js';

test('shares, flexible: paid from a wallet and by card, closed over the goal, paid out less the fee', async ({
  stack,
  visitor,
}) => {
  await raiseAndPayOut(stack, visitor, {});
});
