import { expect, type Visitor } from '../harness/test.js';

/** The languages of the site as they call themselves. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', ar: 'العربية' } as const;
const ANY_NAME = new RegExp(Object.values(LANGUAGE_NAMES).join('|'));

/** C-11: chooses a language; the address stays, and the page turns round where its direction does. */
export async function switchLanguage({ page }: Visitor, code: keyof typeof LANGUAGE_NAMES): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: ANY_NAME }).first().click();
  await page.getByRole('menuitem', { name: LANGUAGE_NAMES[code] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
  expect(page.url()).toBe(address);
}
