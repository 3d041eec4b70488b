import { expect, type Visitor } from '../harness/test.js';

/** What two buttons say. */
interface Buttons {
  /** Opens the dialog. */
  open: string;
  /** Signs, in the dialog. */
  confirm: string;
}

/** Opens the dialog of a signature, types the name that stands in it, and ticks all that is confirmed with it. */
export async function signByName(
  { page, say, checkScreen }: Pick<Visitor, 'page' | 'say' | 'checkScreen'>,
  { open, confirm }: Buttons,
): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('web.signature:way.typed'), exact: true }).check();
  // Whose name it is stands below.
  await dialog.getByRole('textbox').fill(await dialog.locator('bdi').last().innerText());
  for (const one of await dialog.getByRole('checkbox').all()) await one.check();
  await checkScreen();
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}
