import 'reflect-metadata';
import {
  agreementsApi,
  campaignsApi,
  changesApi,
  investmentsApi,
  kycApi,
  paymentsApi,
  profileApi,
  repaymentsApi,
  socialApi,
  usersApi,
  visitorApi,
  walletApi,
  type Endpoint,
} from '@cairn/contracts';
import type { Client } from '@cairn/client';
import { classesWithOptions, optionFieldsOf } from '@cairn/contracts/content/option-field';
import {
  CountersignManyRequest,
  CountersignRequest,
  SignAgreementRequest,
} from '@cairn/contracts/agreements/agreement.requests';
import { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import { CreateCampaignRequest } from '@cairn/contracts/campaigns/create-campaign.request';
import { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { ContactRequest } from '@cairn/contracts/content/contact.request';
import { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import { CreateRepaymentRequest } from '@cairn/contracts/repayments/repayments.requests';
import { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { SocialLoginRequest } from '@cairn/contracts/social/social';
import { TopUpRequest, WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { newId } from '../kernel/crypto/ids.js';
import { SettingsService } from '../modules/settings/index.js';
import { anApplication, signingOf } from './accreditations.js';
import { CONSENTS } from './agreements/signing.js';
import { BANK } from './bank-account.js';
import { aCampaign, aDraft } from './campaigns.js';
import { expectBooksToAgree, openPage, reserve } from './card-money.js';
import { aLoan } from './loans.js';
import { anInvestor, aPerson, walletOf, type Person } from './people.js';
import { PASSWORD } from './sign-in.js';
import { failureOf, refusalOf } from './refusal.js';
import { withoutRecord, withoutWalletModule } from './switching-off.js';
import { startTestWorld, type TestWorld } from './test-sandbox.js';
import { investAs } from './investing/invest-as.js';

// D-4: what an operator switches off in the console is refused to whatever is new; what was begun is finished.
describe('what operators have switched off', () => {
  let t: TestWorld;
  let moderator: Person;

  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(1_000_000);
    moderator = await aPerson(t, { adminRole: 'moderator' });
    for (const form of ['contactusStatus', 'frontSignupStatus'] as const)
      await t.db.inTx((tx) => t.get(SettingsService).set(tx, form, false));
  });
  afterAll(() => t.close());

  const without = <R>(kind: string, code: string, work: () => Promise<R>): Promise<R> =>
    withoutRecord(t, moderator, { kind, code }, work);

  describe('a way to pay', () => {
    afterEach(() => expectBooksToAgree(t));

    it('the card: nothing new is opened by it, and it is not offered', async () => {
      const { id } = await aCampaign(t);
      const investor = await anInvestor(t, { wallet: 100_000n });
      const held = await reserve(investor, id, 100_000);
      await without('payment-gateway', 'card', async () => {
        const { rails } = await investor.api.send(investmentsApi.prepare, { params: { campaignId: id } });
        expect(rails.map(({ rail }) => rail)).toEqual(['wallet']);
        const card = { params: { id: held.id }, body: { paymentType: 'card' as const } };
        const topUp = { body: { amount: 10_000, currency: 'USD' }, idempotencyKey: newId() };
        for (const attempt of [
          openPage(investor, 'investment', held.id),
          investor.api.send(investmentsApi.change, card),
          investor.api.send(walletApi.open, topUp),
        ]) {
          expect(await refusalOf(attempt)).toBe('payment.rail_closed');
        }
        expect((await investor.api.send(walletApi.detail, { query: {} })).topUpRails).toEqual([]);
        await investor.api.send(investmentsApi.payFromWallet, {
          params: { id: held.id },
          body: {},
          idempotencyKey: newId(),
        });
      });
      expect(await walletOf(t, investor.id)).toBe(0n);
    });

    it('a card page that was open is still paid, and what comes in is booked', async () => {
      const { id } = await aCampaign(t);
      const investor = await anInvestor(t);
      const held = await reserve(investor, id, 100_000);
      const session = await openPage(investor, 'investment', held.id);
      await without('payment-gateway', 'card', async () => {
        await t.payByCard(session);
        await t.settle();
      });
      expect(await investor.api.send(paymentsApi.checkSession, { body: { sessionId: session } })).toMatchObject({
        state: 'collected',
      });
      const paid = await investor.api.send(investmentsApi.read, { params: { id: held.id } });
      expect([paid.state, paid.paymentType]).toEqual(['received', 'card']);
    });

    it.each([
      ['its gateway', (work: () => Promise<void>) => without('payment-gateway', 'wallet', work)],
      ['its module', (work: () => Promise<void>) => withoutWalletModule(t, work)],
    ])('the wallet, by %s: nothing new is put in or paid from it, and its money can leave', async (_, off) => {
      const { id } = await aCampaign(t);
      const investor = await anInvestor(t, { wallet: 200_000n });
      const held = await reserve(investor, id, 100_000);
      const pay = { params: { id: held.id }, body: {}, idempotencyKey: newId() };
      const opened = await investor.api.send(walletApi.open, {
        body: { amount: 10_000, currency: 'USD' },
        idempotencyKey: newId(),
      });
      await off(async () => {
        const { rails } = await investor.api.send(investmentsApi.prepare, { params: { campaignId: id } });
        expect(rails.map(({ rail }) => rail)).toEqual(['card']);
        const wallet = { amount: 100_000, paymentType: 'wallet' as const };
        for (const attempt of [
          investAs(investor.api, {
            params: { campaignId: id },
            body: wallet,
            idempotencyKey: newId(),
          }),
          investor.api.send(investmentsApi.payFromWallet, pay),
          investor.api.send(investmentsApi.change, { params: { id: held.id }, body: { paymentType: 'wallet' } }),
          investor.api.send(walletApi.open, { body: { amount: 10_000, currency: 'USD' }, idempotencyKey: newId() }),
          openPage(investor, 'top_up', opened.id),
        ]) {
          expect(await refusalOf(attempt)).toBe('payment.rail_closed');
        }
        const { amount } = await investor.api.send(walletApi.withdraw, {
          body: { ...BANK, currency: 'USD', amount: 50_000 },
          idempotencyKey: newId(),
        });
        expect(amount).toBe(50_000);
      });
      await investor.api.send(investmentsApi.payFromWallet, pay);
    });
  });

  describe('a choice of a list', () => {
    it('each is refused beside its field', async () => {
      const { id, owner } = await aDraft(t, { type: 'debt' });
      const investor = await anInvestor(t, { wallet: 10_000n });
      const loan = await aLoan(t, [100_000n]);
      const visitor = t.as(null);
      const name = {
        firstName: 'Ada',
        lastName: 'Stone',
        phoneNumber: '+14155550123',
        termsAccepted: true,
        adult: true,
      };
      const account = { email: 'ada@example.org', password: PASSWORD, passwordConfirmation: PASSWORD };
      const typed = { signatureType: 'typed' };
      const sha256 = '0'.repeat(64);
      const signs = { signatureText: 'Ada Stone', authorityConfirmed: true };
      const words = { name: 'Ada', email: 'ada@example.org', subject: 'Money', description: 'Where is it now?' };
      const application = anApplication();
      const { verificationType: _type, ...accreditation } = application;
      // Every class of requests with such a field: who sends it, what else is in it, and a code of each field.
      const cases: [object, Client, Endpoint, object, Record<string, string>][] = [
        [CreateCampaignRequest, owner.api, campaignsApi.create, {}, { type: 'debt' }],
        [
          CompanyProfileRequest,
          owner.api,
          campaignsApi.companyProfile.change,
          {},
          { category: 'energy', industry: 'media' },
        ],
        [
          FundraisingDetailRequest,
          owner.api,
          campaignsApi.fundraisingDetail.change,
          {},
          {
            investingType: 'equity',
            termsSlug: 'equity',
            equityCurrencyCode: 'EUR',
            campaignStage: 'idea',
            investingRound: 'series_a',
          },
        ],
        [CampaignTermsRequest, owner.api, campaignsApi.campaignTerms.change, {}, { investFrequency: 'yearly' }],
        [ChangeTermsRequest, owner.api, changesApi.propose, { reason: 'x'.repeat(20) }, { investFrequency: 'yearly' }],
        [
          PaymentDetailRequest,
          owner.api,
          campaignsApi.paymentDetail.change,
          { ...BANK, tos: true },
          { accountType: 'savings' },
        ],
        [ContactRequest, visitor, visitorApi.contact, words, { questionType: 'payment' }],
        [
          SignAgreementRequest,
          investor.api,
          agreementsApi.sign,
          { ...CONSENTS, investmentId: newId(), sha256, signatureText: 'Ada Stone' },
          typed,
        ],
        [CountersignRequest, owner.api, agreementsApi.countersign, { ...signs, sha256 }, typed],
        [CountersignManyRequest, owner.api, agreementsApi.countersignMany, { ...signs, agreements: sha256 }, typed],
        [
          AccreditationRequest,
          investor.api,
          kycApi.applyForAccreditation,
          accreditation,
          { verificationType: 'phone_call' },
        ],
        [SignAccreditationRequest, investor.api, kycApi.signAccreditation, {}, typed],
        [
          CreateRepaymentRequest,
          loan.owner.api,
          repaymentsApi.create,
          { amount: 100, dueDate: '2030-01-01' },
          { rePaymentType: 'interest' },
        ],
        [UpdateMeRequest, owner.api, profileApi.update, {}, { userType: 'both' }],
        [SignUpRequest, visitor, usersApi.signUp, { ...name, ...account }, { userType: 'campaign-owner' }],
        [
          SocialLoginRequest,
          visitor,
          socialApi.login,
          { ...name, provider: 'google', pendingToken: 'x' },
          { userType: 'campaign-owner' },
        ],
        [TopUpRequest, investor.api, walletApi.open, { amount: 5_000 }, { currency: 'EUR' }],
        [
          WithdrawRequest,
          investor.api,
          walletApi.withdraw,
          { ...BANK, currency: 'USD', amount: 5_000 },
          { accountType: 'savings' },
        ],
      ];
      expect(new Set(cases.map(([type]) => type))).toEqual(new Set(classesWithOptions()));
      for (const [type, sender, endpoint, rest, codes] of cases) {
        expect(Object.keys(codes)).toEqual(optionFieldsOf(type).map(({ field }) => field));
        let written = rest;
        if (type === SignAccreditationRequest) {
          await investor.api.send(kycApi.applyForAccreditation, { body: application });
          written = await signingOf(investor);
        }
        const params = { campaignId: type === CreateRepaymentRequest ? loan.id : id, id: newId() };
        for (const { field, list } of optionFieldsOf(type)) {
          const body = { ...written, [field]: codes[field] };
          const refused = await without(list, codes[field] ?? '', () =>
            failureOf(sender.send(endpoint, { params, body, idempotencyKey: newId() })),
          );
          expect([type, refused.code, refused.fields]).toMatchObject([
            type,
            'request.invalid',
            [{ field, code: 'validation.option_closed' }],
          ]);
        }
      }
    });

    it('R-04 the user type that a first campaign makes of an investor is refused as well', async () => {
      const investor = await aPerson(t, { userType: 'investor' });
      const begin = () => investor.api.send(campaignsApi.create, { body: { type: 'equity', becomeBoth: true } });
      const refused = await without('user-type', 'both', () => failureOf(begin()));
      expect([refused.code, refused.fields]).toMatchObject([
        'request.invalid',
        [{ field: 'becomeBoth', code: 'validation.option_closed' }],
      ]);
      expect((await investor.api.send(usersApi.me, {})).userType).toBe('investor');
      expect((await begin()).campaignDetail.status).toBe(0);
    });

    it('a draft that holds one keeps it while its owner goes on, and is handed in with another', async () => {
      const { id, owner } = await aDraft(t);
      const params = { campaignId: id };
      await owner.api.send(campaignsApi.companyProfile.change, { params, body: { category: 'film' } });
      await without('category', 'film', async () => {
        const body = { category: 'film', companyTagLine: 'Clean water for all' };
        expect(await owner.api.send(campaignsApi.companyProfile.change, { params, body })).toMatchObject(body);
        const submit = () => owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
        expect((await failureOf(submit())).fields.map(({ field }) => field)).toEqual(['category']);
        await owner.api.send(campaignsApi.companyProfile.change, { params, body: { category: 'water' } });
        await submit();
      });
    });
  });
});
