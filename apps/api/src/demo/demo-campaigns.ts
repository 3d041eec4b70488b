import { adminApi, agreementsApi, campaignFaqsApi, campaignsApi, reviewApi, reviewChecksOf } from '@cairn/contracts';
import { addDays, addMonthsAnchored, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../kernel/clock/clock.js';
import { Database } from '../kernel/database/in-tx.js';
import { CampaignLifecycle, CampaignsRepository } from '../modules/campaigns/index.js';
import type { DemoCampaign } from './campaign.js';
import { answersOf } from './demo-answers.js';
import { decideCovered, listCovered } from './covered/list-covered.js';
import { addFiles } from './demo-files.js';
import { adminOf, session, type Population, type Someone } from './demo-people.js';
import { picture } from './demo-pictures.js';
import { storyBody } from './demo-stories.js';
import { makeTeam } from './demo-team.js';
import type { DemoWorld } from './demo-world.js';

const CENTS = 100;

export interface MadeCampaign {
  id: string;
  plan: DemoCampaign;
  owner: Someone;
}

/** A campaign with all its sections, as far as its end in the demonstration asks. */
export async function makeDraft(world: DemoWorld, plan: DemoCampaign, population: Population): Promise<MadeCampaign> {
  const { people } = population;
  const owner = people[plan.owner];
  if (owner === undefined) throw new Error(`${plan.name} has no owner`);
  const { api } = owner;
  const { campaignDetail } = await api.send(campaignsApi.create, { body: { type: plan.type, name: plan.name } });
  const { id } = campaignDetail;
  const params = { campaignId: id };
  const today = parseCalendarDate(world.app.get(Clock).now().toISOString().slice(0, 10));
  await api.send(campaignsApi.companyProfile.change, {
    params,
    body: {
      companyName: plan.company,
      companyTagLine: plan.firstTagLine ?? plan.tagLine,
      companyEmail: owner.email,
      address: '1 Harbour Road',
      city: plan.city,
      country: plan.country,
      category: plan.category,
      industry: plan.industry,
      phoneNumber: '+44 20 7946 0000',
      description: plan.summary,
      formCLink: 'https://example.org/form-c',
      website: 'https://example.org',
      yearFounded: plan.founded,
      ...plan.links,
    },
  });
  await world.sql('update campaign set cover_file_id = $2, logo_file_id = $3 where id = $1', [
    id,
    await picture(world, plan.cover, 'cover'),
    await picture(world, plan.cover, 'logo'),
  ]);
  await api.send(campaignsApi.fundraisingDetail.change, {
    params,
    body: {
      equityCurrencyCode: 'USD',
      raiseMode: plan.mode,
      goal: plan.goal * CENTS,
      minimumRaise: plan.minimum * CENTS,
      maximumRaise: plan.goal * CENTS,
      maxOfferingAmount: plan.ceiling * CENTS,
      ...(plan.commitments !== undefined && {
        allocationMethod: 'pro_rata',
        commitmentLimit: plan.commitments * CENTS,
      }),
      minimumInvestment: plan.smallest * CENTS,
      ...(plan.tests && { isTestTheWater: 'YES' as const }),
      campaignStage: 'growth',
      investingRound: 'seed',
      campaignAccreditation: 'both',
      closingDate: addDays(today, plan.closes - plan.opens),
    },
  });
  await api.send(campaignsApi.campaignTerms.change, {
    params,
    body: terms(plan, addDays(today, plan.closes - plan.opens)),
  });
  await api.send(campaignsApi.campaignStory.change, {
    params,
    body: {
      uploadType: 'image',
      campaignStory: plan.summary,
      highlights: [...(plan.highlights ?? [])],
      storyBody: { ...(await storyBody(world, id, plan)) },
    },
  });
  if (plan.end !== 'draft') {
    await api.send(campaignFaqsApi.change, { params, body: answersOf(plan) });
    await addFiles(world, { id, plan, owner });
    await makeTeam(world, id, plan, people);
    await listCovered({ id, plan, owner }, population);
    if (plan.end === 'funded' && plan.type === 'equity') await signByMandate(world, owner, id);
    await api.send(campaignsApi.paymentDetail.change, {
      params,
      body: {
        accountHolder: 'Cairn Demo',
        bankName: 'Harbour Savings Bank',
        accountType: 'checking',
        accountNumber: '000123456789',
        confirmAccountNumber: '000123456789',
        routingNumber: '110000000',
        tos: true,
      },
    });
  }
  return { id, plan, owner };
}

/** The company signs each agreement as it comes: certificates follow the closing only where both sides have signed. */
async function signByMandate(world: DemoWorld, owner: Someone, campaignId: string): Promise<void> {
  const present = await session(world, owner.id);
  await present.send(agreementsApi.giveMandate, {
    params: { campaignId },
    body: { authorityConfirmed: true, mandateAccepted: true },
  });
}

function terms(plan: DemoCampaign, closing: Parameters<typeof addDays>[0]) {
  if (plan.type === 'debt') {
    return {
      interestRate: plan.rate ?? '0.06',
      investFrequency: 'quarterly' as const,
      repaymentSchedule: plan.schedule ?? 'interest_only',
      termLength: plan.months ?? 24,
      paybackStartDate: addMonthsAnchored(closing, 3),
    };
  }
  const price = (plan.price ?? 1) * CENTS;
  const shares = Math.ceil((plan.ceiling * CENTS) / price);
  const valuation = (plan.valuation ?? 1) * CENTS;
  return {
    pricePerShare: price,
    availableShares: shares,
    preMoneyValuation: valuation,
    equityAvailable: ((shares * price) / (valuation + shares * price)).toFixed(6),
  };
}

/** Submission, and what the moderator decides. */
export async function review(world: DemoWorld, made: MadeCampaign, population: Population): Promise<void> {
  const { admins } = population;
  const { plan, id, owner } = made;
  const params = { id };
  if (plan.end === 'draft') return;
  if (plan.end === 'inactive') {
    await world.app.get(Database).inTx(async (tx) => {
      const campaign = await world.app.get(CampaignsRepository).lock(tx, id);
      await world.app
        .get(CampaignLifecycle)
        .move(tx, campaign, 7, { name: 'noor.moderator', id: null }, 'withdrawn by its owner');
    });
    return;
  }
  await owner.api.send(campaignsApi.change, { params, body: { status: 1 } });
  const moderator = adminOf(admins, 'moderator').api;
  if (plan.end === 'pending') return submitAgain(made, moderator);
  if (plan.end === 'declined') {
    await moderator.send(adminApi.declineCampaign, {
      params,
      body: {
        reason: 'The financial statements of the last year are missing. Please add them to the story and submit again.',
      },
    });
    return;
  }
  await decideCovered(made, population);
  for (const code of reviewChecksOf(plan.type)) {
    await moderator.send(reviewApi.check, { params, body: { code, done: true } });
  }
  await moderator.send(adminApi.approveCampaign, { params, body: {} });
}

/** A reviewer asks for changes, and the owner makes some of them: the second submission waits. */
async function submitAgain({ plan, id, owner }: MadeCampaign, moderator: Someone['api']): Promise<void> {
  const params = { id };
  const note = 'Say in one sentence who owns the company, as the story does.';
  await moderator.send(reviewApi.note, { params, body: { field: 'companyTagLine', note } });
  const reason = 'Please read the note beside the tagline, and choose a goal that the statements support.';
  await moderator.send(reviewApi.requestChanges, { params, body: { reason } });
  await owner.api.send(campaignsApi.companyProfile.change, {
    params: { campaignId: id },
    body: { companyTagLine: plan.tagLine },
  });
  await owner.api.send(campaignsApi.change, { params, body: { status: 1 } });
}

/** Takes a live campaign out of the lists. */
export async function hide(world: DemoWorld, made: MadeCampaign): Promise<void> {
  await world.app.get(Database).inTx(async (tx) => {
    const campaign = await world.app.get(CampaignsRepository).lock(tx, made.id);
    await world.app
      .get(CampaignLifecycle)
      .move(tx, campaign, 6, { name: 'noor.moderator', id: null }, 'a question about the permit');
    await tx.query('update campaign_capacity set listed_as = null where campaign_id = $1', [made.id]);
  });
}
