import { Body, Controller, Param } from '@nestjs/common';
import { adminApi } from '@cairn/contracts';
import { BankDetails, OWNER_OBSTACLES } from '@cairn/contracts/admin/admin.replies';
import { PaymentFileRequest, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import type { FileReply } from '../../kernel/http/envelope.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { BankDetailsReveal } from './bank-details-reveal.js';
import { PaymentFile } from './payment-file.js';

const PAYOUT_OBSTACLES = [
  'payout.owner_owes',
  'payout.owner_held',
  'payout.owner_suspended',
  'payout.cooling_down',
] as const;

@Controller()
export class BankTransfersController {
  constructor(
    private readonly details: BankDetailsReveal,
    private readonly file: PaymentFile,
  ) {}

  @Call(adminApi.withdrawalBankDetails, {
    summary: 'Show the full bank account of a withdrawal, with a reason',
    body: ReasonRequest,
    reply: BankDetails,
    errors: ['transfers.called_off', 'ledger.frozen', ...OWNER_OBSTACLES],
  })
  ofWithdrawal(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<BankDetails> {
    return this.details.reveal(admin, 'withdrawal', id, reason);
  }

  @Call(adminApi.payoutBankDetails, {
    summary: 'Show the full bank account of a payout, with a reason',
    body: ReasonRequest,
    reply: BankDetails,
    errors: ['transfers.called_off', 'ledger.frozen', ...PAYOUT_OBSTACLES],
  })
  ofPayout(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<BankDetails> {
    return this.details.reveal(admin, 'payout', id, reason);
  }

  @Call(adminApi.paymentFile, {
    summary: 'Download the transfers that can be made now, as CSV',
    body: PaymentFileRequest,
    reply: null,
    errors: ['transfers.none', 'ledger.frozen'],
  })
  take(@Caller() admin: Identity, @Body() body: PaymentFileRequest): Promise<FileReply> {
    return this.file.make(admin, body);
  }
}
