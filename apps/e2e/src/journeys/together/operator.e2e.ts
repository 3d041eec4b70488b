import { enterConsole } from '../../actors/console.js';
import { expect, test } from '../../harness/together.js';

test('U-1 an operator opens an admin account by hand, in no hurry', async ({ stack, visitor }) => {
  const operator = await visitor();
  const { page, say, watch } = operator;
  const admin = { email: 'operator@cairn.example', password: 'Basalt-4711!' };
  const printed = await stack.cli('admin', 'create', '--email', admin.email, '--role', 'super');
  await page.clock.install();
  await page.goto(printed.split('\n').at(-1) ?? '');
  const key = page.getByText(say('console:enrolment.secret')).locator('code, [dir="ltr"]').first();
  await stack.sandbox.keepAuthenticator(admin.email, (await key.innerText()).replaceAll(/\s/g, ''));

  const field = (name: string) => page.getByLabel(say(`console:enrolment.${name}`), { exact: true });
  const open = page.getByRole('button', { name: say('console:enrolment.open') });
  await field('password').pressSequentially(admin.password);
  await page.clock.runFor('01:00');
  await field('repeat').fill(admin.password);
  await field('code').fill('000000');
  watch.allow(/\/admin\/enrolment\//); // the wrong code
  await open.click();
  await expect(field('code')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('code')).not.toHaveAccessibleDescription(say('console:enrolment.code_help'));
  await page.clock.runFor('01:00');

  await expect(field('password')).toHaveValue(admin.password);
  await field('code').fill(await stack.sandbox.code(admin.email));
  await open.click();
  await expect(page.getByText(say('console:enrolment.done'))).toBeVisible();
  await enterConsole(operator, stack, admin);
});
