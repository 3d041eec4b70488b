import type { DemoCampaign } from './campaign.js';
import { CLOSED_CAMPAIGNS } from './closed-campaigns.data.js';
import { hide, makeDraft, review, type MadeCampaign } from './demo-campaigns.js';
import { renewCovered } from './covered/list-covered.js';
import { askForDocuments } from './demo-files.js';
import { carryOut, dice, payOut, planInvestments, repay, sendWithdrawal, topUp, withdraw } from './demo-money.js';
import { interestSteps, testingSteps } from './demo-interest.js';
import { nameLead } from './demo-leads.js';
import { identify, populate, type DemoSignIn, type Population } from './demo-people.js';
import { discussionSteps } from './demo-discussion.js';
import { readOldNotices, talkSteps } from './demo-talk.js';
import { uploadList } from './screening/upload-list.js';
import { countVisits } from './demo-visits.js';
import { termsSteps } from './demo-terms.js';
import { visitorSteps } from './demo-visitors.js';
import type { DemoWorld, Step } from './demo-world.js';
import { OPEN_CAMPAIGNS, PARTLY_CLOSABLE } from './open-campaigns.data.js';
import { WAITING_CAMPAIGNS } from './waiting-campaigns.data.js';

const CAMPAIGNS: readonly DemoCampaign[] = [
  ...CLOSED_CAMPAIGNS,
  ...OPEN_CAMPAIGNS,
  ...WAITING_CAMPAIGNS,
  PARTLY_CLOSABLE,
];
/** Eighteen months: long enough for a loan to be repaid in part. */
const FIRST_DAY = -548;
const QUARTER = 91;
const SEED = 2026;

/** What happens to one campaign, by day. Later steps look at what earlier ones have made. */
function storyOf(world: DemoWorld, plan: DemoCampaign, population: Population, random: () => number): Step[] {
  let made: MadeCampaign | undefined;
  const campaign = (): MadeCampaign => {
    if (made === undefined) throw new Error(`${plan.name} was not made`);
    return made;
  };
  const investors = population.people.filter(
    ({ person }, place) => person.income !== undefined && person.identity === undefined && place !== plan.owner,
  );
  const steps: Step[] = [
    {
      day: plan.opens,
      run: async () => {
        made = await makeDraft(world, plan, population);
        await review(world, made, population);
      },
    },
  ];
  if (plan.closes <= 0) steps.push({ day: plan.closes - 2, run: () => renewCovered(campaign(), population) });
  if (plan.raised > 0) {
    const shell: MadeCampaign = { id: '', plan, owner: { id: '', email: '', api: world.as('') } };
    for (const planned of planInvestments(shell, investors, random)) {
      steps.push({ day: planned.day, run: () => carryOut(world, { ...planned, made: campaign() }) });
    }
  }
  if (plan.end === 'active') steps.push({ day: -3, run: () => askForDocuments(world, campaign(), population) });
  if (plan.tests) steps.push(...testingSteps(plan, campaign, investors));
  else if (plan.end === 'active') steps.push(...interestSteps(plan, campaign, investors));
  if (plan.end === 'active' && !plan.tests) steps.push({ day: -0.2, run: () => nameLead(world, campaign()) });
  if (plan.end === 'hidden') steps.push({ day: -0.1, run: () => hide(world, campaign()) });
  if (plan.end === 'funded') {
    const isLoan = plan.type === 'debt';
    steps.push({ day: plan.closes + 6, run: () => payOut(world, campaign(), population, isLoan) });
    // The first four instalments are paid on their days; the fifth is late.
    for (let n = 1; isLoan && n <= 4; n++) {
      steps.push({ day: plan.closes + n * QUARTER, run: () => repay(world, campaign(), n) });
    }
  }
  return steps;
}

/**
 * Makes the demonstration: fourteen campaigns in every status and forty people, over eighteen months of business time that
 * pass in half a minute. Everything goes through the product's own calls and the sandbox's pages, so that every figure
 * has its provider object and its postings.
 */
export async function seedDemo(world: DemoWorld, say: (line: string) => void): Promise<DemoSignIn[]> {
  const random = dice(SEED);
  await world.beginDaysAgo(-FIRST_DAY);
  say('Creating 40 users and 5 admins');
  const population = await populate(world);
  await identify(world, population, false);
  const steps = CAMPAIGNS.flatMap((plan) => storyOf(world, plan, population, random));
  const [, , , , , , , , , , ines, , maren] = population.people;
  // One withdrawal was sent three days after it was asked for, since the account was new; one waits.
  let sent = '';
  const askAndSend = async () => void (sent = await withdraw(world, population));
  if (ines) steps.push({ day: -190, run: () => topUp(world, ines, 180_000) });
  if (maren) steps.push({ day: -150, run: () => topUp(world, maren, 180_000) });
  steps.push({ day: -60, run: askAndSend }, { day: -56, run: () => sendWithdrawal(world, sent, population) });
  steps.push({ day: -0.5, run: async () => void (await withdraw(world, population)) });
  steps.push({ day: -3, run: () => uploadList(world, population) });
  steps.push({ day: -2, run: () => identify(world, population, true) });
  steps.push(...talkSteps(world, population), ...visitorSteps(world, population));
  steps.push(...discussionSteps(world, population), ...termsSteps(world, population));
  steps.sort((a, b) => a.day - b.day);
  let reported = 0;
  for (const [done, step] of steps.entries()) {
    await world.goTo(step.day);
    await step.run();
    const share = Math.floor((done / steps.length) * 4);
    if (share > reported) say(`${share * 25}% of eighteen months`);
    reported = Math.max(reported, share);
  }
  await world.goTo(0);
  await world.catchUp();
  await readOldNotices(world);
  await countVisits(world);
  say(`Created ${CAMPAIGNS.length} campaigns`);
  return population.signIns;
}
