import { Body, Controller, Param } from '@nestjs/common';
import { repaymentsApi } from '@cairn/contracts';
import { Payout } from '@cairn/contracts/repayments/repayments.replies';
import { RequestPayoutRequest } from '@cairn/contracts/repayments/repayments.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, readableOwner, type Identity } from '../../kernel/http/request.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutRequests } from './payout-requests.service.js';

/** Payouts for owners. */
@Controller()
export class PayoutsController {
  constructor(
    private readonly payoutRequests: PayoutRequests,
    private readonly payoutReads: PayoutReadsRepository,
  ) {}

  @Call(repaymentsApi.requestPayout, {
    summary: 'Request the payout',
    body: RequestPayoutRequest,
    reply: Payout,
    status: 201,
    errors: [
      'account.held',
      'campaign.not_funded',
      'payout.above_available',
      'payment.connect_required',
      'payment.bank_required',
    ],
  })
  async requestPayout(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: RequestPayoutRequest,
    @CommandKey() key: string,
  ): Promise<Payout> {
    return this.payoutReads.one(caller.userId, await this.payoutRequests.request(caller, campaignId, body, key));
  }

  @Call(repaymentsApi.cancelPayout, {
    summary: 'Cancel a payout that is not approved yet',
    reply: Payout,
    errors: ['payout.bad_transition'],
  })
  async cancelPayout(@Caller() caller: Identity, @Param('payoutId', IdPipe) id: string): Promise<Payout> {
    await this.payoutRequests.cancel(caller, id);
    return this.payoutReads.one(caller.userId, id);
  }

  @Call(repaymentsApi.payouts, { summary: 'List the payouts of a campaign', reply: [Payout] })
  payoutsOf(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<Payout[]> {
    return this.payoutReads.ofCampaign(readableOwner(caller), campaignId);
  }
}
