import { PreparedCast } from '../../actors/prepared-cast.js';
import { fitsWindow } from '../../actors/slow.js';
import { ask } from '../../harness/api.js';
import { expect, test } from '../../harness/together.js';

/** One word, as long as a reason may have it. */
const LONG_WORD = 'x'.repeat(300);

test('the audit log is as wide as its window, whatever word a reason has, and names whom it is about', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, member] = await Promise.all([cast.staff('fifth'), cast.member('Nadir', 'Aziz', 'investor')]);
  const { id } = await ask<{ id: string }>(stack.site, 'GET', '/users/me', { token: member.token });
  await ask(stack.site, 'POST', `/admin/users/${id}/suspend`, { token: staff.token, body: { reason: LONG_WORD } });
  const { page, checkScreen } = staff.browser;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/audit-log');
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nadir Aziz' }).first()).toBeVisible();
    expect(await fitsWindow(staff.browser)).toBe(true);
  }
  await checkScreen();
});
