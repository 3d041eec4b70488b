import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { AccreditationDetail, AccreditationReview, IdentityReview } from '@cairn/contracts/admin/admin.replies';
import { AdminListQuery, DeclineRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { ReviewService } from './review.service.js';

@Controller()
export class KycAdminController {
  constructor(private readonly reviews: ReviewService) {}

  @Call(adminApi.identities, { summary: 'Identity records', query: AdminListQuery, page: IdentityReview })
  identities(@Query() query: AdminListQuery): Promise<AdminPage<IdentityReview>> {
    return this.reviews.identities(query);
  }

  @Call(adminApi.identity, { summary: 'One identity record', reply: IdentityReview })
  identity(@Param('id', IdPipe) id: string): Promise<IdentityReview> {
    return this.reviews.identity(id);
  }

  @Call(adminApi.approveIdentity, {
    summary: 'Approve an identity',
    reply: IdentityReview,
    errors: ['review.bad_transition'],
  })
  async approveIdentity(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<IdentityReview> {
    await this.reviews.decide(admin, 'identity', id, 'approved', null);
    return this.reviews.identity(id);
  }

  @Call(adminApi.declineIdentity, {
    summary: 'Decline an identity',
    body: DeclineRequest,
    reply: IdentityReview,
    errors: ['review.bad_transition'],
  })
  async declineIdentity(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<IdentityReview> {
    await this.reviews.decide(admin, 'identity', id, 'declined', body.reason);
    return this.reviews.identity(id);
  }

  @Call(adminApi.accreditations, {
    summary: 'Applications for accreditation',
    query: AdminListQuery,
    page: AccreditationReview,
  })
  accreditations(@Query() query: AdminListQuery): Promise<AdminPage<AccreditationReview>> {
    return this.reviews.accreditations(query);
  }

  @Call(adminApi.accreditation, { summary: 'One application', reply: AccreditationDetail })
  accreditation(@Param('id', IdPipe) id: string): Promise<AccreditationDetail> {
    return this.reviews.accreditation(id);
  }

  @Call(adminApi.approveAccreditation, {
    summary: 'Approve an accreditation',
    reply: AccreditationDetail,
    errors: ['review.bad_transition', 'accreditation.unsigned'],
  })
  async approveAccreditation(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AccreditationDetail> {
    await this.reviews.decide(admin, 'accreditation', id, 'approved', null);
    return this.reviews.accreditation(id);
  }

  @Call(adminApi.declineAccreditation, {
    summary: 'Decline an accreditation',
    body: DeclineRequest,
    reply: AccreditationDetail,
    errors: ['review.bad_transition'],
  })
  async declineAccreditation(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AccreditationDetail> {
    await this.reviews.decide(admin, 'accreditation', id, 'declined', body.reason);
    return this.reviews.accreditation(id);
  }
}
