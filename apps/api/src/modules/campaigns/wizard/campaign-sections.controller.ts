import { Body, Controller, Param } from '@nestjs/common';
import { campaignsApi } from '@cairn/contracts';
import { CampaignTerms, FundraisingDetail, PaymentDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { BankAccountHolder } from '../bank-account/bank-account-holder.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignSectionsService } from './campaign-sections.service.js';
import { PayoutAccountService } from './payout-account.service.js';
import { presentFundraising, presentPayment, presentTerms } from '../record/campaign.presenter.js';

const { fundraisingDetail, campaignTerms, paymentDetail } = campaignsApi;
const errors: CallOptions['errors'] = ['campaign.not_editable', 'campaign.field_locked', 'campaign.overtaken'];
const termsErrors: CallOptions['errors'] = [...errors, 'campaign.repayment_method_unavailable'];
const paymentErrors: CallOptions['errors'] = ['campaign.not_editable', 'payout.in_hand', 'auth.step_up_required'];

/** The wizard's sections of the raise: POST and PATCH save alike, since a section is there from the start. */
@Controller()
export class CampaignSectionsController {
  constructor(
    private readonly sections: CampaignSectionsService,
    private readonly payout: PayoutAccountService,
    private readonly holder: BankAccountHolder,
  ) {}

  @Call(fundraisingDetail.read, { summary: 'Get the fundraising detail', reply: FundraisingDetail })
  async readFundraising(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
  ): Promise<FundraisingDetail> {
    return presentFundraising(await this.sections.read(caller, id));
  }

  @Call(fundraisingDetail.create, {
    summary: 'Save the fundraising detail',
    body: FundraisingDetailRequest,
    reply: FundraisingDetail,
    errors,
  })
  async createFundraising(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: FundraisingDetailRequest,
  ): Promise<FundraisingDetail> {
    return presentFundraising(await this.sections.saveFundraising(caller, id, body));
  }

  @Call(fundraisingDetail.change, {
    summary: 'Change the fundraising detail',
    body: FundraisingDetailRequest,
    reply: FundraisingDetail,
    errors,
  })
  async changeFundraising(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: FundraisingDetailRequest,
  ): Promise<FundraisingDetail> {
    return presentFundraising(await this.sections.saveFundraising(caller, id, body));
  }

  @Call(campaignTerms.read, { summary: 'Get the terms', reply: CampaignTerms })
  async readTerms(@Caller() caller: Identity, @Param('campaignId', IdPipe) id: string): Promise<CampaignTerms> {
    return presentTerms(await this.sections.read(caller, id));
  }

  @Call(campaignTerms.create, {
    summary: 'Save the terms',
    body: CampaignTermsRequest,
    reply: CampaignTerms,
    errors: termsErrors,
  })
  async createTerms(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: CampaignTermsRequest,
  ): Promise<CampaignTerms> {
    return presentTerms(await this.sections.saveTerms(caller, id, body));
  }

  @Call(campaignTerms.change, {
    summary: 'Change the terms',
    body: CampaignTermsRequest,
    reply: CampaignTerms,
    errors: termsErrors,
  })
  async changeTerms(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: CampaignTermsRequest,
  ): Promise<CampaignTerms> {
    return presentTerms(await this.sections.saveTerms(caller, id, body));
  }

  @Call(paymentDetail.read, { summary: 'Get the payout account, masked', reply: PaymentDetail })
  async readPayment(@Caller() caller: Identity, @Param('campaignId', IdPipe) id: string): Promise<PaymentDetail> {
    return this.payment(await this.payout.read(caller, id));
  }

  @Call(paymentDetail.create, {
    summary: 'Save the payout account',
    body: PaymentDetailRequest,
    reply: PaymentDetail,
    errors: paymentErrors,
  })
  async createPayment(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: PaymentDetailRequest,
  ): Promise<PaymentDetail> {
    return this.payment(await this.payout.save(caller, id, body));
  }

  @Call(paymentDetail.change, {
    summary: 'Change the payout account',
    body: PaymentDetailRequest,
    reply: PaymentDetail,
    errors: paymentErrors,
  })
  async changePayment(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: PaymentDetailRequest,
  ): Promise<PaymentDetail> {
    return this.payment(await this.payout.save(caller, id, body));
  }

  private payment(campaign: CampaignEntity): PaymentDetail {
    return presentPayment(campaign, this.holder.of(campaign));
  }
}
