import type { Locator } from '@playwright/test';
import { expect, type Visitor } from '../harness/test.js';
import type { Say } from '../harness/words.js';

/** What two buttons say. */
export interface Buttons {
  /** Opens the dialog. */
  open: string;
  /** Signs, in the dialog. */
  confirm: string;
}

/** The name that is to be typed, as the note below the field says: that of a person, also where a company signs. */
async function nameToType(dialog: Locator, say: Say): Promise<string> {
  const [before = '', after = ''] = say('web.signature:type.as', { name: '|' }).split('|');
  const note = await dialog.getByText(before).innerText();
  return note.slice(before.length, note.length - after.length).replaceAll(/[\u2066-\u2069]/g, '');
}

/**
 * Opens the dialog of a signature, types the name that it asks for, ticks all that is confirmed with it, and signs.
 * @param prove completes a step-up, where signing asks for one
 */
export async function signByName(
  { page, say, checkScreen }: Pick<Visitor, 'page' | 'say' | 'checkScreen'>,
  { open, confirm }: Buttons,
  prove?: () => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('web.signature:way.typed'), exact: true }).check();
  await dialog.getByRole('textbox').fill(await nameToType(dialog, say));
  for (const one of await dialog.getByRole('checkbox').all()) await one.check();
  await checkScreen();
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await prove?.();
  await expect(dialog).toHaveCount(0);
}
