import { PreparedCast } from '../../actors/prepared-cast.js';
import { fill } from '../../actors/account.js';
import { expect, test } from '../../harness/together.js';

test('somebody makes a profile, is followed and written to, and hears of both at once', async ({ stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const [mara, ben] = await Promise.all([
    cast.member('Mara', 'Lind', 'investor'),
    cast.member('Ben', 'Fels', 'campaign-owner'),
  ]);

  const { page: hers, say } = mara.browser;
  await hers.goto('/settings/profile');
  await fill(mara.browser, { slug: 'mara-lind', description: 'I back workshops that repair things.' });
  await hers.locator('[name="showName"]').check();
  await mara.browser.checkScreen();
  await hers.getByRole('button', { name: say('web.settings:profile.save') }).click();
  await expect(hers.getByText(say('web.settings:profile.saved'))).toBeVisible();
  await hers.goto('/home');
  const bell = (count: number) =>
    hers.getByRole('button', {
      name: say(count === 1 ? 'web.notifications:bell_one' : 'web.notifications:bell_other', { count: String(count) }),
    });
  await expect(bell(0)).toBeVisible();

  const { page: his } = ben.browser;
  await his.goto('/profile/mara-lind');
  await expect(his.getByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible();
  await ben.browser.checkScreen();
  await his.getByRole('button', { name: say('web.profile:followName', { name: 'Mara Lind' }) }).click();
  await expect(his.getByRole('button', { name: say('web.profile:unfollowName', { name: 'Mara Lind' }) })).toBeVisible();
  // Nothing is pressed or loaded again on her side: the news come by themselves.
  await expect(bell(1)).toBeVisible();

  await his.getByRole('link', { name: say('web.profile:message'), exact: true }).click();
  await his
    .getByLabel(say('web.inbox:writeTo', { name: 'Mara Lind' }))
    .fill('Do you know a bicycle workshop in Leith?');
  await ben.browser.checkScreen();
  await his.getByRole('button', { name: say('web.inbox:send'), exact: true }).click();
  await expect(his.getByText('Do you know a bicycle workshop in Leith?').first()).toBeVisible();
  await expect(bell(2)).toBeVisible();

  await bell(2).click();
  await mara.browser.checkScreen();
  await hers.goto('/inbox');
  await hers
    .getByRole('link', { name: /Ben Fels/ })
    .first()
    .click();
  await expect(hers.getByText('Do you know a bicycle workshop in Leith?').first()).toBeVisible();
  await mara.browser.checkScreen();
  await hers.getByLabel(say('web.inbox:writeTo', { name: 'Ben Fels' })).fill('Two of them, on the shore.');
  await hers.getByRole('button', { name: say('web.inbox:send'), exact: true }).click();
  await expect(his.getByText('Two of them, on the shore.').first()).toBeVisible();
});
