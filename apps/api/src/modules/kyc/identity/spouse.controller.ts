import { Body, Controller } from '@nestjs/common';
import { kycApi } from '@cairn/contracts';
import { SpouseRequest } from '@cairn/contracts/kyc/investor-details.request';
import { SpouseLink } from '@cairn/contracts/kyc/investor-figures.replies';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { Spouses } from './spouses.js';

@Controller()
export class SpouseController {
  constructor(private readonly spouses: Spouses) {}

  @Call(kycApi.spouse, { summary: 'Get the spouse you share a limit with', reply: SpouseLink, replyOrNull: true })
  mine(@Caller() { userId }: Identity): Promise<SpouseLink | null> {
    return this.spouses.of(userId);
  }

  @Call(kycApi.askSpouse, {
    summary: 'Ask a spouse to share one limit',
    body: SpouseRequest,
    reply: SpouseLink,
    status: 201,
    errors: ['spouse.yourself', 'spouse.linked_already', 'spouse.not_asked'],
  })
  ask(@Caller() caller: Identity, @Body() { email }: SpouseRequest): Promise<SpouseLink> {
    return this.spouses.ask(caller, email);
  }

  @Call(kycApi.confirmSpouse, {
    summary: 'Confirm that you share one limit',
    reply: SpouseLink,
    errors: ['spouse.not_asked', 'spouse.linked_already'],
  })
  confirm(@Caller() caller: Identity): Promise<SpouseLink> {
    return this.spouses.confirm(caller);
  }

  @Call(kycApi.endSpouse, { summary: 'Share the limit no more, or refuse to', reply: Done })
  async end(@Caller() caller: Identity): Promise<Done> {
    await this.spouses.end(caller);
    return { done: true };
  }
}
