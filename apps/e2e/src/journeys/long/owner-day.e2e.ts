import { readFile } from 'node:fs/promises';
import { fill, proveItIsMe } from '../../actors/account.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test } from '../../harness/together.js';

test("an owner's day: who came, who has not paid, a reminder, a file of the list, and an update", async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Early Mill', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('ninth');
  const owner = await cast.member('Orla', 'Byrne', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);
  const { browser: his, who: walter } = await cast.investor('Walther', 'Renn', staff);

  // Somebody looks at the page, reserves, and leaves without paying. A program would not be counted: he says he is none.
  await his.page.context().setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
  const counted = his.page.waitForResponse((answer) => answer.url().includes('/campaign-visits/'));
  await his.page.goto('/browse-companies');
  await his.page.getByRole('link', { name: plan.name, exact: true }).first().click();
  await expect(his.page.getByRole('heading', { level: 1 })).toContainText(plan.name);
  expect((await counted).ok()).toBe(true);
  await his.page.goto(`/invest/${id}`);
  await his.page.locator('form input[inputmode="decimal"]').fill('600');
  await goToPayment(his);

  const { page, say, checkScreen, watch } = owner.browser;
  await page.goto(`/campaign-dashboard/${id}`);
  const step = page.getByRole('row', { name: /Walther Renn/ });
  await expect(step).toContainText('$600.00');
  await expect(step).toContainText(say('web.desk:inv.gaps.payment'));
  await expect(page.getByRole('link', { name: say('web.desk:todo.unpaid_one', { count: '1' }) })).toBeVisible();
  await checkScreen();

  // Reminded once: he gets a mail, and the button gives way to the day.
  await page.getByRole('button', { name: say('web.desk:inv.remindName', { name: 'Walther Renn' }) }).click();
  await expect(step).toContainText(say('web.desk:inv.reminded', { date: '' }).trim());
  const mail = await stack.sandbox.mail(walter.email, `Your investment in ${plan.name} is not complete`);
  expect(mail.links.some((link) => new URL(link).pathname === `/invest/${id}`)).toBe(true);

  // The list, narrowed to those without payment, as a file of people.
  await page.getByRole('link', { name: say('web.desk:todo.unpaid_one', { count: '1' }) }).click();
  await expect(page.getByRole('row', { name: /Walther Renn/ })).toBeVisible();
  await checkScreen();
  watch.allow(/campaign-investors\//);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('web.desk:csv') }).click();
  await proveItIsMe(owner.browser, stack, owner.who);
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"Walther Renn","600.00","USD"');

  // The parts of the dashboard, each with what it has.
  for (const part of ['interested', 'followers', 'team', 'documents'] as const) {
    await page
      .getByRole('navigation', { name: say('web.owner:tabs.label') })
      .getByRole('link', { name: new RegExp(`^${say(`web.owner:tabs.${part}`)}`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/campaign-dashboard/${part}/`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await checkScreen();
  }

  await page
    .getByRole('navigation', { name: say('web.owner:tabs.label') })
    .getByRole('link', { name: new RegExp(`^${say('web.owner:tabs.updates')}`) })
    .click();
  await fill(owner.browser, { title: 'The first oven' });
  await page.getByLabel(say('web.owner:updates.text')).fill('It is hot.');
  await page.getByRole('button', { name: say('web.owner:updates.post') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web.owner:updates.post') })
    .click();
  await expect(page.getByText('It is hot.').first()).toBeVisible();
  await page.goto(`/campaign-dashboard/${id}`);
  await expect(page.getByRole('link', { name: `${say('web.owner:tabs.updates')} 1` })).toBeVisible();
  // His visit has been counted; hers is not.
  await expect(page.getByRole('listitem').filter({ hasText: say('web.desk:funnel.viewed') })).toContainText('1');
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
