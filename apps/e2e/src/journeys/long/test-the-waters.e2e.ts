import { reserveByCalls } from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { fitsWindow } from '../../actors/slow.js';
import { ask } from '../../harness/api.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/together.js';

test('S-02 a test of interest becomes an offering, in which whoever was interested commits anew', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const staff = await cast.staff('eleventh');
  const owner = await cast.member('Ossa', 'Kern', 'campaign-owner');
  const [ada, salma] = [
    await cast.investor('Ada', 'Moreau', staff),
    await arabic.member('Salma', 'Nasser', 'investor'),
  ];
  const plan = await equityPlan(stack, 'Ossa Cocoa Mill', 'fixed');
  const id = await cast.openTest(owner, plan, staff);
  const address = await cast.pageOf(owner, id);

  // Two people say for how much they would invest; there is no way to money.
  const { page: hers, say } = ada.browser;
  await hers.goto('/browse-companies?status=testing-interest');
  await hers.getByRole('link', { name: plan.name }).click();
  await expect(hers.getByRole('heading', { name: say('web.campaign:interest.terms.title') })).toBeVisible();
  await expect(hers.getByText(say('web.common:testing.noMoney')).first()).toBeVisible();
  await ada.browser.checkScreen();
  await hers.getByLabel(say('web.campaign:interest.amount')).fill('500');
  await hers.getByRole('button', { name: 'Show interest in $500' }).click();
  await expect(hers.getByText('You have said that you would invest $500.')).toBeVisible();
  const { page: phone, say: inArabic } = salma.browser;
  await phone.goto(address);
  await phone.getByLabel(inArabic('web.campaign:interest.amount')).fill('300');
  await phone.locator('#interest button[type=submit]').click();
  await expect(phone.getByRole('button', { name: inArabic('web.campaign:interest.take') })).toBeVisible();
  await salma.browser.checkScreen();
  expect(await fitsWindow(salma.browser)).toBe(true);
  const invest = () => reserveByCalls(stack, ada.token, { campaign: id, amount: 20_000 });
  await expect(invest()).rejects.toThrow();

  // The owner reads of it, and ends the test.
  const { page: desk } = owner.browser;
  await lookAgain(owner.browser, '/notifications', (glance) =>
    expect(desk.getByText('Interest in Ossa Cocoa Mill').first()).toBeVisible(glance),
  );
  await desk.goto(`/campaign-dashboard/${id}`);
  await desk.getByRole('button', { name: say('web.desk:test.end') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('web.desk:test.end') })
    .click();
  await expect(desk).toHaveURL(new RegExp(`/create-campaign/fundraising-detail/${id}$`));
  const shown = () =>
    ask<Record<string, number>>(stack.site, 'GET', `/equities/front/${address.split('/').at(-1) ?? ''}`);
  await expect(shown()).rejects.toThrow();

  // A new review opens it; nobody has invested.
  await ask(stack.site, 'PATCH', `/campaigns/equities/${id}`, { token: owner.token, body: { status: 1 } });
  await cast.approveCampaign(id, staff);
  await stack.sandbox.mail(ada.who.email, `${plan.name} is open for investment`);
  await lookAgain(ada.browser, '/notifications', (glance) =>
    expect(hers.getByText(`${plan.name} is open for investment`).first()).toBeVisible(glance),
  );
  await hers.goto(address);
  await expect(hers.getByRole('heading', { name: say('web.campaign:terms.title') })).toBeVisible();
  await expect(hers.getByText(say('web.common:testing.noMoney'))).toHaveCount(0);
  const { received, committed, investors } = await shown();
  expect([received, committed, investors]).toEqual([0, 0, 0]);

  // She commits anew, as anybody does.
  await invest();
  await hers.goto('/investments');
  await expect(hers.getByText(plan.name).first()).toBeVisible();
});
