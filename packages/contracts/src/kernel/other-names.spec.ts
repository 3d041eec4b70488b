import 'reflect-metadata';
import { FundraisingDetailRequest } from '../campaigns/fundraising-detail.request.js';
import { ChangeInvestmentRequest } from '../investments/change-investment.request.js';
import { InvestRequest } from '../investments/invest.request.js';
import { ChangeInvestorProfileRequest, InvestorProfileRequest } from '../kyc/investor-profile.request.js';
import { CreateRepaymentRequest } from '../repayments/repayments.requests.js';
import { ResetPasswordRequest } from '../users/password.requests.js';
import { TopUpRequest, WithdrawRequest } from '../wallet/wallet.requests.js';
import { byOurNames } from './other-names.js';

describe('the specification’s names of a request', () => {
  it.each([
    [TopUpRequest, 'currencyId', 'currency'],
    [WithdrawRequest, 'currencyId', 'currency'],
    [InvestRequest, 'shareUnits', 'units'],
    [ChangeInvestmentRequest, 'shareUnits', 'units'],
    [ChangeInvestmentRequest, 'paymentMethod', 'paymentType'],
    [CreateRepaymentRequest, 'totalAmount', 'amount'],
    [FundraisingDetailRequest, 'industry', 'investingRound'],
    [InvestorProfileRequest, 'dob', 'dateOfBirth'],
    [ChangeInvestorProfileRequest, 'dob', 'dateOfBirth'],
  ])('D-20 %p is taken with %s for %s', (type, theirs, ours) => {
    expect(byOurNames(type, { [theirs]: 'x', other: 1 })).toEqual({ [ours]: 'x', other: 1 });
    // Sent by both, neither is silently dropped: the second is no field of the request, and is refused.
    expect(byOurNames(type, { [theirs]: 'x', [ours]: 'y' })).toEqual({ [theirs]: 'x', [ours]: 'y' });
  });

  it.each([
    [ResetPasswordRequest, 'passwordData'],
    [InvestorProfileRequest, 'investorData'],
    [ChangeInvestorProfileRequest, 'investorData'],
  ])('D-21 %p is taken with and without its %s', (type, wrapper) => {
    expect(byOurNames(type, { [wrapper]: { a: 1 } })).toEqual({ a: 1 });
    expect(byOurNames(type, { a: 1 })).toEqual({ a: 1 });
    expect(byOurNames(type, { [wrapper]: { a: 1 }, b: 2 })).toEqual({ [wrapper]: { a: 1 }, b: 2 });
  });
});
