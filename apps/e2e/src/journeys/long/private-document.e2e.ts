import { addDocument } from '../../actors/documents.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

/** Days for which the owner's screen grants a document. */
const GRANTED_DAYS = 30;

test('a private document is asked for, granted, read with the reader’s name on it, and ends', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff, reader] = await Promise.all([
    cast.member('Dora', 'Vault', 'campaign-owner'),
    cast.staff('first'),
    cast.member('Rhea', 'Vance', 'investor'),
  ]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Vault Hill Dairy', 'flexible'), staff);
  const fields = { title: 'Water tests', visibility: 'private', documentType: 'other' };
  await addDocument(stack.site, owner.token, id, fields);

  const documents = `${await cast.pageOf(owner, id)}#documents`;
  const { page: hers, say } = reader.browser;
  const words = (key: string, parameters?: Readonly<Record<string, string>>) =>
    say(`web.campaign:documents.${key}`, parameters);
  await hers.goto(documents);
  await hers.getByRole('button', { name: words('askOf', { title: 'Water tests' }) }).click();
  await hers.getByLabel(words('note')).fill('I test water for a living.');
  await reader.browser.checkScreen();
  await hers.getByRole('button', { name: words('send') }).click();
  await expect(hers.getByText(words('requested'))).toBeVisible();

  const { page: theirs } = owner.browser;
  await theirs.goto(`/campaign-dashboard/documents/${id}`);
  await expect(theirs.getByText('I test water for a living.')).toBeVisible();
  await owner.browser.checkScreen();
  await theirs.getByRole('button', { name: say('web.owner:documents.grant') }).click();
  await expect(theirs.getByRole('button', { name: say('web.owner:documents.withdraw') })).toBeVisible();

  const open = hers.getByRole('button', { name: words('openOf', { title: 'Water tests' }) });
  await lookAgain(reader.browser, documents, (glance) => expect(open).toBeVisible(glance));
  const saved = hers.waitForEvent('download');
  await open.click();
  expect((await saved).suggestedFilename()).toBe('Water tests.pdf');
  await lookAgain(owner.browser, `/campaign-dashboard/documents/${id}`, (glance) =>
    expect(
      theirs.getByText(say('web.owner:documents.view', { name: 'Rhea Vance', document: 'Water tests', version: '1' })),
    ).toBeVisible(glance),
  );

  await stack.sandbox.passDays(GRANTED_DAYS + 1);
  await cast.comeBack(reader);
  await hers.goto(documents);
  await expect(hers.getByRole('button', { name: words('askOf', { title: 'Water tests' }) })).toBeVisible();
  await expect(open).toHaveCount(0);
});
