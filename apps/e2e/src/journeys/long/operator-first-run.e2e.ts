import { decide, enterConsole, openAccount, proveInConsole, type Admin } from '../../actors/console.js';
import { clearCovered } from '../../actors/covered-persons.js';
import { UNCHECKED } from '../../actors/office.js';
import { attachPicture } from '../../actors/picture.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { handInCampaign } from '../../actors/prepared-campaign.js';
import { dateIn, equityPlan } from '../../actors/plans.js';
import { EMPTY_TEMPLATE } from '../../harness/run-settings.js';
import type { Stack } from '../../harness/stack.js';
import { expect, test, type Visitor } from '../../harness/test.js';

test.use({
  product: { template: EMPTY_TEMPLATE, environment: { MAIL_FROM: 'Northmoor <office@northmoor.org>' } },
});

/** Reads the progress of the list in the console. */
async function stepReads({ page, say, checkScreen }: Visitor, step: string, state: 'open' | 'ready'): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('console:nav.today') })
    .first()
    .click();
  const list = page.getByRole('region', { name: say('console:getting_ready.title') });
  const row = list.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: say(`console:getting_ready.steps.${step}`) }),
  });
  await expect(row.getByText(say(`console:getting_ready.${state}`), { exact: true }).first()).toBeVisible();
  await checkScreen();
}

/** Goes where a step of the list is done. */
async function openStep({ page, say }: Visitor, step: string): Promise<void> {
  const list = page.getByRole('region', { name: say('console:getting_ready.title') });
  await list.getByRole('link', { name: say(`console:getting_ready.steps.${step}`) }).click();
}

async function nameTheSite(operator: Visitor): Promise<void> {
  const { page, say } = operator;
  await openStep(operator, 'identity');
  const field = (name: string) => page.getByLabel(say(`console:settings.fields.${name}`), { exact: true });
  await field('siteName').fill('');
  await field('siteName').pressSequentially('Northmoor');
  await field('operatorName').pressSequentially('Northmoor Limited');
  await field('operatorAddress').pressSequentially('1 Quay Street, Hull');
  const logo = page.getByLabel(say('console:settings.marks.siteLogo'), { exact: true });
  await attachPicture(operator, { width: 360, height: 283 }, logo);
  await expect(page.getByRole('group', { name: say('console:settings.marks.siteLogo') }).locator('img')).toBeVisible();
  // Somebody who turns away from an unsaved form is asked, and stays.
  await page.getByRole('link', { name: say('console:settings.parts.modules') }).click();
  await page.getByRole('button', { name: say('console:unsaved.stay') }).click();
  await expect(field('siteName')).toHaveValue('Northmoor');
  await page.getByRole('button', { name: say('console:content.save'), exact: true }).click();
  await expect(page.getByText(say('console:settings.saved'))).toBeVisible();
}

async function publishPage({ page, say }: Visitor, title: string): Promise<void> {
  await page.getByRole('link', { name: title }).first().click();
  const field = page.getByLabel(say('console:content.fields.title'), { exact: true });
  await expect(field).toHaveValue(title);
  await field.fill(`${title} of Northmoor`);
  await page.getByRole('button', { name: say('console:content.versions.publish'), exact: true }).click();
  await expect(page.getByText(say('console:content.versions.now_public'))).toBeVisible();
}

interface Invitation {
  stack: Stack;
  admin: Admin;
  email: string;
}

/** Invites a colleague with every permission, who opens the account with the mailed link. */
async function inviteColleague(operator: Visitor, colleague: Visitor, by: Invitation): Promise<Admin> {
  const { page, say, watch, checkScreen } = operator;
  const { stack, email } = by;
  await openStep(operator, 'colleagues');
  await page.getByRole('button', { name: say('console:admins.invite') }).click();
  const dialog = page.getByRole('dialog', { name: say('console:admins.invite') });
  await dialog.getByLabel(say('console:people.email'), { exact: true }).fill(email);
  await dialog.getByLabel(say('console:admins.role'), { exact: true }).selectOption('super');
  await dialog.getByLabel(say('console:admins.reason'), { exact: true }).fill('Money needs two people.');
  await checkScreen();
  watch.allow(/\/admin\/admins/); // refused until the proof is given
  await dialog.getByRole('button', { name: say('console:admins.invite') }).click();
  await proveInConsole(operator, by);
  await expect(page.getByText(say('console:admins.invited', { email }))).toBeVisible();
  return openAccount(colleague, stack, await stack.sandbox.mailedLink(email, '/admin/enrol/'), email);
}

/** One proposes a fee, and the other one confirms it. */
async function changeFees(operator: Visitor, colleague: Visitor, by: Omit<Invitation, 'email'>): Promise<void> {
  const { page, say, checkScreen } = operator;
  await openStep(operator, 'fees');
  await page.getByRole('button', { name: say('console:fees.propose') }).click();
  const dialog = page.getByRole('dialog', { name: say('console:fees.propose') });
  await dialog.getByLabel(say('console:fees.fixedReached'), { exact: true }).fill('4.5');
  await dialog.getByLabel(say('console:fees.from'), { exact: true }).fill(await dateIn(by.stack, 2));
  await dialog.getByLabel(say('console:fees.reason'), { exact: true }).fill('Less in the first year.');
  await checkScreen();
  await dialog.getByRole('button', { name: say('console:fees.propose') }).click();
  await expect(page.getByText(say('console:fees.proposed'))).toBeVisible();
  await stepReads(operator, 'fees', 'open');

  await enterConsole(colleague, by.stack, by.admin);
  await stepReads(colleague, 'fees', 'open');
  await openStep(colleague, 'fees');
  await colleague.page.getByRole('button', { name: say('console:fees.confirm') }).click();
  const question = colleague.page.getByRole('dialog', { name: say('console:fees.confirm_title') });
  await colleague.checkScreen();
  colleague.watch.allow(/\/admin\/platform-fees/); // refused until the proof is given
  await question.getByRole('button', { name: say('console:fees.confirm') }).click();
  await proveInConsole(colleague, by);
  await expect(colleague.page.getByText(say('console:fees.confirmed'))).toBeVisible();
}

test('an operator comes by the list of the console from an empty product to a live campaign', async ({
  stack,
  visitor,
}) => {
  const operator = await visitor();
  const { page, say, checkScreen } = operator;
  const email = 'nora@northmoor.org';
  await page.clock.install();
  await page.goto('/admin');
  await expect(page.getByText(say('console:sign_in.none.title'))).toBeVisible();
  await checkScreen();
  const printed = await stack.cli('admin', 'create', '--email', email, '--role', 'super');
  const admin = await openAccount(operator, stack, printed.split('\n').at(-1) ?? '', email);
  await page.clock.runFor('02:00');
  await enterConsole(operator, stack, admin);
  await expect(page.getByText(say('console:sign_in.none.title'))).toBeHidden();

  await stepReads(operator, 'identity', 'open');
  await nameTheSite(operator);
  await stepReads(operator, 'identity', 'ready');
  for (const step of ['providers', 'languages', 'jurisdiction']) await stepReads(operator, step, 'ready');

  await stepReads(operator, 'mail', 'open');
  await page.getByRole('button', { name: say('console:getting_ready.test_mail') }).click();
  await stepReads(operator, 'mail', 'ready');
  await stack.sandbox.mail(email, 'Test e-mail from Northmoor');

  await openStep(operator, 'terms');
  await publishPage(operator, 'Terms of use');
  await stepReads(operator, 'terms', 'open');
  await openStep(operator, 'terms');
  await publishPage(operator, 'Privacy');
  await stepReads(operator, 'terms', 'ready');

  await stepReads(operator, 'colleagues', 'open');
  const colleague = await visitor();
  const second = await inviteColleague(operator, colleague, { stack, admin, email: 'omar@northmoor.org' });
  await stepReads(operator, 'colleagues', 'ready');
  await changeFees(operator, colleague, { stack, admin: second });
  await stepReads(operator, 'fees', 'ready');

  await stepReads(operator, 'campaign', 'open');
  const cast = new PreparedCast(stack, visitor);
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const plan = await equityPlan(stack, 'Night Bakery', 'flexible');
  const campaign = await handInCampaign(stack.site, owner, plan);
  const session = await page.evaluate(() => localStorage.getItem('cairn.console.token'));
  await clearCovered(stack.site, session ?? '', campaign);
  await decide(operator, {
    area: 'console:nav.campaigns',
    row: plan.name,
    decision: 'console:campaigns.approve',
    text: UNCHECKED.reason,
  });

  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('console:nav.today') })
    .first()
    .click();
  await expect(page.getByText(say('console:getting_ready.all_done'))).toBeVisible();
  await checkScreen();
  await page.getByRole('button', { name: say('console:getting_ready.hide') }).click();
  await expect(page.getByRole('region', { name: say('console:getting_ready.title') })).toBeHidden();

  const guest = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.page.goto('/');
  await expect(guest.page).toHaveTitle(/Northmoor/);
  await expect(guest.page.getByRole('link', { name: plan.name }).first()).toBeVisible();
  await guest.checkScreen();
});
