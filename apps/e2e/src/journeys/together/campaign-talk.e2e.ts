import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/together.js';

const QUESTION = 'Who else bakes in the night shift?';
const ANSWER = 'Four of us, and two apprentices from March on.';

test('S-11 a comment is disclosed, moderated, answered by the company and reported', async ({ stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff, ada, ben] = await Promise.all([
    cast.member('Otto', 'Quarry', 'campaign-owner'),
    cast.staff('sixth'),
    cast.member('Ada', 'Quill', 'investor'),
    cast.member('Ben', 'Quine', 'investor'),
  ]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Quarry Lane Bakery', 'flexible'), staff);

  const talk = `${await cast.pageOf(owner, id)}#discussion`;

  const { page: hers, say } = ada.browser;
  const words = (key: string) => say(`web.discussion:${key}`);
  await hers.goto(talk);
  await hers.getByRole('textbox', { name: words('ask') }).fill(QUESTION);
  // Without saying how one is connected, nothing is sent.
  await hers.getByRole('button', { name: words('send') }).click();
  await expect(hers.getByRole('radio', { name: words('connections.affiliate') })).toBeVisible();
  await expect(hers.getByText(words('sent'))).toHaveCount(0);
  await hers.getByRole('radio', { name: words('connections.affiliate') }).check();
  await ada.browser.checkScreen();
  await hers.getByRole('button', { name: words('send') }).click();
  await expect(hers.getByText(words('sent'))).toBeVisible();
  await expect(hers.getByText(words('state.pending'))).toBeVisible();
  const { page: his } = ben.browser;
  await his.goto(talk);
  await expect(his.getByText(words('none'))).toBeVisible();

  await decideComment(QUESTION);
  const { page: theirs } = owner.browser;
  await lookAgain(owner.browser, `/campaign-dashboard/discussion/${id}`, (glance) =>
    expect(theirs.getByText(QUESTION)).toBeVisible(glance),
  );
  await theirs.getByRole('button', { name: words('reply') }).click();
  await theirs.getByRole('textbox', { name: words('yourReply') }).fill(ANSWER);
  await owner.browser.checkScreen();
  await theirs.getByRole('button', { name: words('send') }).click();
  await expect(theirs.getByText(words('sent'))).toBeVisible();
  await decideComment(ANSWER);

  await lookAgain(ben.browser, talk, (glance) => expect(his.getByText(ANSWER)).toBeVisible(glance));
  await expect(his.getByText(words('disclosure.affiliate'))).toBeVisible();
  await expect(his.getByText(words('company'), { exact: true }).first()).toBeVisible();
  await his
    .getByRole('button', { name: words('report') })
    .first()
    .click();
  const dialog = his.getByRole('dialog', { name: words('reportTitle') });
  await dialog.getByRole('radio', { name: words('reasons.other') }).check();
  await dialog.getByRole('button', { name: words('report') }).click();
  await expect(his.getByText(words('reported'))).toBeVisible();
  await stack.sandbox.mail(ada.who.email, 'Reply to your comment on Quarry Lane Bakery');

  async function decideComment(text: string): Promise<void> {
    const desk = staff.browser;
    await desk.page.goto('/admin/comments');
    await desk.page.getByRole('link', { name: text }).first().click();
    await desk.checkScreen();
    await desk.page.getByRole('button', { name: desk.say('console:comments.approve'), exact: true }).click();
    await expect(desk.page.getByText(desk.say('console:comments.done.approve')).first()).toBeVisible();
  }
});

test('an update reaches followers, and nobody else', async ({ stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff, follower, stranger] = await Promise.all([
    cast.member('Una', 'Ridge', 'campaign-owner'),
    cast.staff('seventh'),
    cast.member('Fay', 'Ridley', 'investor'),
    cast.member('Sten', 'Rigby', 'investor'),
  ]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Ridge Street Mill', 'flexible'), staff);
  const own = await cast.pageOf(owner, id);

  const { page: hers, say } = follower.browser;
  await hers.goto(own);
  const mark = hers.getByRole('button', { name: say('web.common:save.name', { name: 'Ridge Street Mill' }) }).first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  const { page: theirs } = owner.browser;
  await theirs.goto(`/campaign-dashboard/updates/${id}`);
  await theirs.getByLabel(say('web.owner:updates.title'), { exact: true }).fill('The stones turn');
  await theirs.getByLabel(say('web.owner:updates.text'), { exact: true }).fill('Since Tuesday we grind our own rye.');
  await theirs
    .getByRole('radio', { name: new RegExp(`^${say('web.owner:updates.audiences.followers.title')}`) })
    .check();
  await owner.browser.checkScreen();
  await theirs.getByRole('button', { name: say('web.owner:updates.post') }).click();
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: say('web.owner:updates.post') })
    .click();
  await expect(theirs.getByText(say('web.owner:updates.posted'))).toBeVisible();

  await stack.sandbox.mail(follower.who.email, 'Update from Ridge Street Mill: The stones turn');
  await lookAgain(follower.browser, `${own}#updates`, (glance) =>
    expect(hers.locator('#updates').getByText('Since Tuesday we grind our own rye.')).toBeVisible(glance),
  );
  const { page: his } = stranger.browser;
  await his.goto(`${own}#updates`);
  await expect(his.getByText(say('web.campaign:updates.forFollowers_one'))).toBeVisible();
  await expect(his.getByText('Since Tuesday we grind our own rye.')).toHaveCount(0);
});
