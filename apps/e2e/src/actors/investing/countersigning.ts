import type { Stack } from '../../harness/stack.js';
import { proveItIsMe } from '../account.js';
import type { Actor } from '../cast.js';
import { signByName, type Buttons } from '../signature.js';

/** Signs for the company, and proves to be there (SEC-14). */
export async function signForCompany({ browser, who }: Actor, stack: Stack, buttons: Buttons): Promise<void> {
  browser.watch.allow(/\/countersign/); // refused until the proof is given
  await signByName(browser, buttons, () => proveItIsMe(browser, stack, who));
}
