import { adminApi, campaignFaqsApi, campaignsApi, type CampaignType, type RaiseMode } from '@cairn/contracts';
import sharp from 'sharp';
import { addDays, addMonthsAnchored, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../kernel/clock/clock.js';
import { FileStore } from '../kernel/files/file-store.js';
import { BANK } from './bank-account.js';
import { clearCoveredPersons } from './covered/covered-persons.js';
import { aLinkedAccountOf } from './rails/linked-accounts.js';
import { aPerson, type Person } from './people.js';
import type { TestApp } from './test-app.js';
import { giveSheet } from './uploads/key-information.js';

export interface CampaignOptions {
  type?: CampaignType;
  mode?: RaiseMode;
  goal?: number;
  minimumRaise?: number;
  maxOffering?: number;
  /** Shared out pro rata, with commitments up to this. */
  commitmentLimit?: number;
  minimumInvestment?: number;
  maximumInvestment?: number;
  pricePerShare?: number;
  availableShares?: number;
  /** Its covered persons are listed and cleared unless told otherwise. */
  covered?: boolean;
  /** Where the law asks for a key information sheet, it has one unless told otherwise. */
  sheet?: boolean;
  admission?: 'both' | 'accredited' | 'non-accredited';
  /** It only asks who would invest. */
  testTheWater?: boolean;
  closesInDays?: number;
  /** Days from the closing to a loan's first instalment; three months unless given. */
  paybackAfterDays?: number;
}

export interface LiveCampaign {
  id: string;
  slug: string;
  owner: Person;
  admin: Person;
}

/** Why a campaign is approved though its checklist is not ticked. */
export const UNCHECKED = { reason: 'Checked by hand, outside the console' };

/** To each question that the site is set up with. */
export const ANSWERS = ['revenue', 'risks', 'minimum', 'owners', 'exit'].map((questionID) => ({
  questionID,
  answer: `About ${questionID}.`,
}));

let made: Promise<Buffer> | undefined;
const picture = (): Promise<Buffer> =>
  (made ??= sharp({ create: { width: 7, height: 5, channels: 3, background: '#0c5d6c' } })
    .webp()
    .toBuffer());

/** Logo and cover, past the upload: making pictures exact takes longer than all else of a draft. */
async function givePictures(t: TestApp, campaignId: string, ownerId: string): Promise<void> {
  const content = await picture();
  await t.db.inTx(async (tx) => {
    const file = { ownerId, purpose: 'drawn', contentType: 'image/webp', content, private: false };
    const save = () => t.get(FileStore).save(tx, file);
    await tx.query('update campaign set logo_file_id = $2, cover_file_id = $3 where id = $1', [
      campaignId,
      await save(),
      await save(),
    ]);
  });
}

/** Sends a file in the form of a wizard section: `cover` of the story, `companyLogo` of the profile. */
export async function upload(
  t: TestApp,
  owner: Person,
  path: string,
  content: Buffer,
  name = 'picture.png',
): Promise<number> {
  const answer = await t
    .http()
    .patch(`/api/v1.1${path}`)
    .set('authorization', `Bearer ${owner.token}`)
    .attach(path.startsWith('/equity/company-profile') ? 'companyLogo' : 'cover', content, name);
  return answer.status;
}

const VALUATION = 8_000_000;

/** Decision 34: new shares as a part of all shares after the raise. */
const partOffered = (offered: number): string => (offered / (VALUATION + offered)).toFixed(6);

/** V-37: where the site debits bank accounts, an owner has linked one. */
async function accountFor(t: TestApp, ownerId: string): Promise<string | null> {
  const [open] = await t.db.query(`select 1 from content_record where code = 'ach' and enabled`);
  return open === undefined ? null : aLinkedAccountOf(t, ownerId);
}

/** A draft with every section filled in. */
export async function aDraft(
  t: TestApp,
  options: CampaignOptions = {},
  owner?: Person,
): Promise<{ id: string; owner: Person }> {
  const { type = 'equity', mode = 'flexible', goal = 1_000_000, pricePerShare = 1_000 } = options;
  const maxOffering = options.maxOffering ?? goal * 2;
  const creator = owner ?? (await aPerson(t, { userType: 'campaign-owner' }));
  const api = creator.api;
  const { campaignDetail } = await api.send(campaignsApi.create, { body: { type, name: 'Clearfold Water' } });
  const { id } = campaignDetail;
  const params = { campaignId: id };
  await api.send(campaignsApi.companyProfile.change, {
    params,
    body: {
      companyName: 'Clearfold Water Limited',
      companyTagLine: 'Gravity filters for villages',
      companyEmail: 'hello@clearfold.example',
      address: '1 Mill Lane',
      city: 'Porto',
      country: 'PT',
      category: 'water',
      industry: 'utilities',
      phoneNumber: '+351 220 000 000',
      description: 'We build filters.',
      formCLink: 'https://clearfold.example/form-c',
    },
  });
  await givePictures(t, id, creator.id);
  const today = parseCalendarDate(t.get(Clock).now().toISOString().slice(0, 10));
  const closing = addDays(today, options.closesInDays ?? 30);
  await api.send(campaignsApi.fundraisingDetail.change, {
    params,
    body: {
      equityCurrencyCode: 'USD',
      raiseMode: mode,
      goal,
      minimumRaise: options.minimumRaise ?? goal / 2,
      maximumRaise: goal,
      maxOfferingAmount: maxOffering,
      minimumInvestment: options.minimumInvestment ?? pricePerShare,
      ...(options.commitmentLimit === undefined
        ? {}
        : { allocationMethod: 'pro_rata' as const, commitmentLimit: options.commitmentLimit }),
      ...(options.maximumInvestment === undefined ? {} : { maximumInvestment: options.maximumInvestment }),
      ...(options.testTheWater && { isTestTheWater: 'YES' as const }),
      campaignStage: 'growth',
      investingRound: 'seed',
      campaignAccreditation: options.admission ?? 'both',
      closingDate: closing,
    },
  });
  const offered = options.availableShares ?? Math.ceil(maxOffering / pricePerShare);
  await api.send(campaignsApi.campaignTerms.change, {
    params,
    body:
      type === 'equity'
        ? {
            pricePerShare,
            availableShares: offered,
            preMoneyValuation: VALUATION,
            equityAvailable: partOffered(offered * pricePerShare),
          }
        : {
            interestRate: '0.08',
            investFrequency: 'quarterly',
            repaymentSchedule: 'interest_only',
            termLength: 12,
            paybackStartDate:
              options.paybackAfterDays === undefined
                ? addMonthsAnchored(closing, 3)
                : addDays(closing, options.paybackAfterDays),
          },
  });
  await api.send(campaignsApi.campaignStory.change, {
    params,
    body: { uploadType: 'image', campaignStory: 'Clean water.' },
  });
  await api.send(campaignFaqsApi.change, { params, body: { campaignFaqs: ANSWERS } });
  await api.send(campaignsApi.paymentDetail.change, {
    params,
    body: {
      ...BANK,
      tos: true,
      achAccountId: await accountFor(t, creator.id),
    },
  });
  if (options.sheet !== false) await giveSheet(t, creator, id);
  if (options.covered !== false) await clearCoveredPersons(t, id, creator.id);
  return { id, owner: creator };
}

/** A campaign that takes investments: submitted by its owner, approved by a moderator. */
export async function aCampaign(t: TestApp, options: CampaignOptions = {}): Promise<LiveCampaign> {
  const { id, owner } = await aDraft(t, options);
  await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
  const admin = await aPerson(t, { adminRole: 'super' });
  const { slug } = await admin.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
  return { id, slug, owner, admin };
}

/** Brings a campaign's end to this moment. */
export const endNow = ({ database }: TestApp, campaignId: string): Promise<void> =>
  database.asOwner(async (client) => {
    await client.query('update campaign set closes_at = kernel.now() where id = $1', [campaignId]);
    await client.query('update campaign_capacity set closes_at = kernel.now() where campaign_id = $1', [campaignId]);
  });

export { DAY } from './clock.js';
