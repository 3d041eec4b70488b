import { signForCompany } from '../../actors/investing/countersigning.js';
import { download, hashOf, shownHash } from '../../actors/investing/downloads.js';
import { isPrinted } from '../../actors/investing/printed.js';
import { goToAgreement, signAgreement } from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { readsBack } from '../../actors/signed-agreement.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

test('the agreement is one file for both sides, of the text that was read, with a signature that holds', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Night Bakery', 'fixed'), staff);
  const { browser: walter } = await cast.investor('Walter', 'Kern', staff);
  const { page, say } = walter;
  const save = say('web.agreements:download');
  await page.goto(`/invest/${id}`);
  await page.locator('form input[inputmode="decimal"]').fill('500');
  await goToAgreement(walter);
  const read = await download(page.getByRole('button', { name: save, exact: true }));
  await signAgreement(walter);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('web.invest:payment.title'));
  const investment = /\/payment\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  // The company signs it, and saves it from its list.
  const { page: desk, say: toOwner, checkScreen } = owner.browser;
  const countersign = desk.getByRole('button', { name: toOwner('web.agreements:owner.countersign'), exact: true });
  await lookAgain(owner.browser, `/campaign-dashboard/agreements/${id}`, (glance) =>
    expect(countersign).toBeVisible(glance),
  );
  await checkScreen();
  await signForCompany(owner, stack, {
    open: toOwner('web.agreements:owner.countersign'),
    confirm: toOwner('web.agreements:sign'),
  });
  await expect(countersign).toBeHidden();
  const theirs = await download(desk.getByRole('button', { name: save, exact: true }));

  await page.goto(`/campaign-investment-detail/${investment}/${id}`);
  const mine = await download(page.getByRole('button', { name: save, exact: true }));
  await walter.checkScreen();
  expect(mine.equals(theirs)).toBe(true);
  await expect(page.getByText(shownHash(hashOf(mine)), { exact: true })).toBeVisible();
  expect(readsBack(mine)).toBe(true);
  const altered = Buffer.from(mine);
  altered[read.length - 1] = 0;
  expect(readsBack(altered)).toBe(false);
  // What was read is the beginning of the file, and its hash stands on the page of evidence.
  expect(mine.subarray(0, read.length).equals(read)).toBe(true);
  expect([isPrinted(mine, hashOf(read)), isPrinted(read, hashOf(read))]).toEqual([true, false]);
});
