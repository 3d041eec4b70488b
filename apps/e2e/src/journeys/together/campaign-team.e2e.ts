import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/together.js';

test('somebody is invited to a team, accepts, works on the page, and stands on it', async ({ stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff, colleague] = await Promise.all([
    cast.member('Thea', 'Slate', 'campaign-owner'),
    cast.staff('eighth'),
    cast.member('Cole', 'Sluice', 'investor'),
  ]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Slate Row Ovens', 'flexible'), staff);

  const { page: hers, say } = owner.browser;
  const words = (key: string, parameters?: Readonly<Record<string, string>>) => say(`web.team:${key}`, parameters);
  await hers.goto(`/campaign-dashboard/team/${id}`);
  await hers.getByRole('button', { name: words('add') }).click();
  const dialog = hers.getByRole('dialog', { name: words('form.addTitle') });
  await dialog.getByLabel(words('form.fullName')).fill('Cole Sluice');
  await dialog.getByLabel(words('form.roleTitle')).fill('Oven builder');
  await dialog.getByLabel(words('form.email')).fill(colleague.who.email);
  await dialog.getByRole('radio', { name: words('roles.edit') }).check();
  await owner.browser.checkScreen();
  await dialog.getByRole('button', { name: words('form.send') }).click();
  await expect(hers.getByText(words('states.invited'), { exact: true })).toBeVisible();

  const { page: his } = colleague.browser;
  await stack.sandbox.mail(colleague.who.email, 'invites you to the team of Slate Row Ovens');
  await his.goto(await stack.sandbox.mailedLink(colleague.who.email, '/team-invitation/'));
  await colleague.browser.checkScreen();
  await his.getByRole('button', { name: words('invitation.accept', { name: 'Cole Sluice' }) }).click();
  await expect(his.getByText(words('invitation.welcome', { campaign: 'Slate Row Ovens' }))).toBeVisible();
  await lookAgain(owner.browser, `/campaign-dashboard/team/${id}`, (glance) =>
    expect(hers.getByText(words('states.accepted'), { exact: true })).toBeVisible(glance),
  );

  await his.goto(`/create-campaign/company-info/${id}`);
  await his.locator('[name="companyTagLine"]').fill('Ovens that a street can share.');
  await his.getByRole('button', { name: say('web.wizard:live.save'), exact: true }).click();
  await expect(his).toHaveURL(new RegExp(`/create-campaign/story/${id}$`));
  await his.goto(await cast.pageOf(owner, id));
  await expect(his.getByText('Ovens that a street can share.').first()).toBeVisible();
  await expect(his.getByText('Oven builder')).toBeVisible();

  // What is the owner's alone stays so: the account to which money is paid, and the team itself.
  await his.goto(`/campaign-dashboard/team/${id}`);
  await expect(his.getByText(words('readOnly'))).toBeVisible();
  await expect(his.getByRole('button', { name: words('add') })).toHaveCount(0);
});
