import { fill } from '../../actors/account.js';
import { switchLanguage } from '../../actors/language.js';
import { complains, isRight } from '../../actors/mistakes.js';
import { UNCHECKED } from '../../actors/office.js';
import { submitAfterStory } from '../../actors/owner.js';
import { attachPicture } from '../../actors/picture.js';
import { equityPlan } from '../../actors/plans.js';
import { clearCovered } from '../../actors/covered-persons.js';
import { fillCampaignIn } from '../../actors/prepared-campaign.js';
import { PreparedCast, type PreparedActor, type PreparedStaff } from '../../actors/prepared-cast.js';
import { fitsWindow } from '../../actors/slow.js';
import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { expect, test, type Visitor } from '../../harness/together.js';

const NAME = 'Sill Lane Dental';
const SUMMARY = 'Wexford has no dentist. We rent a room and open it when people are off work.';
const HEADING = 'Why evenings';
const NOTE = 'Say what the third chair costs.';
const MOST = 255;

const textOf = ({ page, say }: Visitor) => page.getByRole('textbox', { name: say('web.wizard:story.body') });
const toolOf = ({ page, say }: Visitor, word: string) =>
  page
    .getByRole('toolbar', { name: say('editor:bar') })
    .getByRole('button', { name: say(`editor:${word}`), exact: true });

/** A picture with its words; a file that is none is refused first, and nothing of the rest is lost. */
async function insertPicture(owner: Visitor, alt: string): Promise<void> {
  const { page, say, watch } = owner;
  const box = page.getByRole('group', { name: say('editor:figure') }).filter({ has: page.locator('[type="file"]') });
  await toolOf(owner, 'figure').click();
  await box.getByRole('button', { name: say('editor:insert_figure') }).click();
  await expect(box.getByText(say('editor:alt_missing'))).toBeVisible();
  await box.getByLabel(say('editor:alt')).fill(alt);
  watch.allow(/\/campaign\/figures\//); // refused on purpose
  const file = box.locator('[type="file"]');
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await box.getByRole('button', { name: say('editor:insert_figure') }).click();
  await expect(box.getByRole('alert')).toContainText('plan.pdf');
  await attachPicture(owner, { width: 900, height: 600 }, file);
  await owner.checkScreen();
  await box.getByRole('button', { name: say('editor:insert_figure') }).click();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
}

/** Cell by cell, with the Tab key. */
async function insertTable(owner: Visitor, cells: readonly string[]): Promise<void> {
  const { keyboard } = owner.page;
  await textOf(owner).press('Control+End');
  await toolOf(owner, 'table').click();
  for (const [place, words] of cells.entries()) {
    if (place > 0) await keyboard.press('Tab');
    await keyboard.type(words);
  }
  await expect(textOf(owner).getByRole('columnheader').first()).toHaveText(cells[0] ?? '');
}

/** Interrupted in every way: too many words, another language, a slow line, a page that is loaded again. */
async function writeStory(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const tooLong = 'x'.repeat(MOST + 1);
  await fill(owner, { campaignStory: tooLong });
  await page.locator('[name="campaignStory"]').blur();
  await complains(owner, 'campaignStory', 'web.common:validation.max_length');
  await switchLanguage(owner, 'fr');
  await expect(page.locator('[name="campaignStory"]')).toHaveValue(tooLong);
  await switchLanguage(owner, 'en');
  await fill(owner, { campaignStory: SUMMARY });
  await isRight(owner, 'campaignStory');

  const isSlow = { now: true };
  await page.route('**/campaign/campaign-story/**', async (route) => {
    if (isSlow.now) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await textOf(owner).click();
  await toolOf(owner, 'heading').click();
  await page.keyboard.type(HEADING);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('web.wizard:saving.saving'))).toBeVisible();
  // What is typed while it is on its way is saved after it.
  await page.keyboard.type('People work until five.');
  await insertPicture(owner, 'The room with two chairs');
  await insertTable(owner, ['Year', 'Patients', 'Chairs', '2025', '600', '2', '2026', '1,140', '3']);
  isSlow.now = false;
  await checkScreen();
  await expect(page.getByText(like(say('web.wizard:saving.saved')))).toBeVisible();
  await page.reload();
  await expect(textOf(owner).getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(textOf(owner).getByText('People work until five.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The room with two chairs' })).toBeVisible();
  await expect(textOf(owner).getByRole('cell', { name: '1,140' })).toBeVisible();
}

/** A saved time, whatever it is. */
const like = (words: string): RegExp => new RegExp(words.replace('{{time}}', '.+'));

/** Beside the form, as page and card, in another language, and as it is typed. */
async function lookAtPreview(owner: Visitor): Promise<void> {
  const { page, say, checkScreen } = owner;
  const toggle = page.getByRole('button', { name: say('web.wizard:livePreview.open'), exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const frame = page.frameLocator(`iframe[title="${say('web.wizard:livePreview.title')}"]`);
  await expect(frame.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(frame.getByRole('columnheader', { name: 'Patients' })).toBeVisible();
  await expect(frame.locator('#faqs')).toBeVisible();
  await fill(owner, { campaignStory: `${SUMMARY} Yes.` });
  await expect(frame.getByText(`${SUMMARY} Yes.`)).toBeVisible();
  await page.getByRole('radio', { name: 'العربية' }).check();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('radio', { name: say('web.wizard:livePreview.card') }).check();
  await expect(frame.getByRole('article').first()).toBeVisible();
  await checkScreen();
  await toggle.click();
}

/** Changes are requested, with a note beside the story; the owner makes them, and it is approved. */
async function review(stack: Stack, owner: PreparedActor, { token }: PreparedStaff, id: string): Promise<void> {
  const { page } = owner.browser;
  const act = (method: string, path: string, body: object) =>
    ask(stack.site, method, `/admin/campaigns/${id}/${path}`, { token, body });
  await act('PATCH', 'notes', { field: 'storyBody', note: NOTE });
  await act('POST', 'request-changes', { reason: 'One figure is missing.' });
  await page.goto(`/create-campaign/story/${id}`);
  await expect(page.getByText('One figure is missing.')).toBeVisible();
  await expect(page.getByRole('note').getByText(NOTE)).toBeVisible();
  await owner.browser.checkScreen();
  await textOf(owner.browser).getByText('People work until five.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' A chair costs $18,000.');
  await submitAfterStory(owner.browser);
  await clearCovered(stack.site, token, id);
  await act('POST', 'approve', UNCHECKED);
}

/** Every part of the page, from the right, without pushing it sideways. */
async function readInArabic(reader: Visitor, address: string): Promise<void> {
  const { page, say, checkScreen } = reader;
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('img', { name: 'The room with two chairs' })).toBeVisible();
  await expect(page.getByText('A chair costs $18,000.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: say('web.campaign:tabs.label') }).getByRole('link');
  expect(await tabs.count()).toBeGreaterThan(2);
  for (const tab of await tabs.all()) {
    await tab.click();
    const part = (await tab.getAttribute('href'))?.split('#').at(-1) ?? '';
    await expect(page.locator(`#${part}`)).toBeVisible();
    expect([part, await fitsWindow(reader)]).toEqual([part, true]);
  }
  await checkScreen();
}

test('a story is written with pictures, previewed, reviewed, and read in Arabic on a phone', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff] = await Promise.all([cast.member('Wanda', 'Sill', 'campaign-owner'), cast.staff('tenth')]);
  const { browser } = owner;
  const { page, say } = browser;
  const id = await fillCampaignIn(stack.site, owner, await equityPlan(stack, NAME, 'flexible'));

  browser.watch.allow(/\/campaign\/campaign-story\//); // refused on purpose
  await page.goto(`/create-campaign/company-info/${id}`);
  await page
    .getByRole('list')
    .getByRole('link', { name: say('web.wizard:steps.story') })
    .first()
    .click();
  await expect(page).toHaveURL(/story/);
  await writeStory(browser);
  await lookAtPreview(browser);
  await submitAfterStory(browser);
  await review(stack, owner, staff, id);
  const address = await cast.pageOf(owner, id);
  await readInArabic(await visitor({ language: 'ar', viewport: { width: 390, height: 844 } }), address);

  // An update with a picture, as its readers see it.
  await page.goto(`/campaign-dashboard/updates/${id}`);
  await page.getByLabel(say('web.owner:updates.title'), { exact: true }).fill('The third chair');
  await page.getByLabel(say('web.owner:updates.text'), { exact: true }).fill('It has arrived.');
  await insertPicture(browser, 'The third chair in its box');
  await page.getByRole('button', { name: say('web.owner:updates.post') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web.owner:updates.post') })
    .click();
  await expect(page.getByText(say('web.owner:updates.posted'))).toBeVisible();
  await page.goto(`${address}#updates`);
  await expect(page.getByRole('img', { name: 'The third chair in its box' })).toBeVisible();
});
