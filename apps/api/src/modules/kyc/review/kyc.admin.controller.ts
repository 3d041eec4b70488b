import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import {
  AccreditationDetail,
  AccreditationReview,
  IdentityDetail,
  IdentityReview,
  RevealedClaim,
  RevealedField,
} from '@cairn/contracts/admin/review.replies';
import {
  AdminListQuery,
  ApproveAccreditationRequest,
  ApproveIdentityRequest,
  DeclineReviewRequest,
  RevealClaimRequest,
  RevealIdentityRequest,
} from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AccreditationReviews } from './accreditation-reviews.js';
import { ClaimReveal } from './claim-reveal.js';
import { IdentityReveal } from './identity-reveal.js';
import { ReviewService } from './review.service.js';

@Controller()
export class KycAdminController {
  constructor(
    private readonly reviews: ReviewService,
    private readonly claims: AccreditationReviews,
    private readonly reveals: IdentityReveal,
    private readonly claimReveals: ClaimReveal,
  ) {}

  @Call(adminApi.identities, { summary: 'List identity records', query: AdminListQuery, page: IdentityReview })
  identities(@Query() query: AdminListQuery): Promise<AdminPage<IdentityReview>> {
    return this.reviews.identities(query);
  }

  @Call(adminApi.identity, { summary: 'Get an identity record', reply: IdentityDetail })
  identity(@Param('id', IdPipe) id: string): Promise<IdentityDetail> {
    return this.reviews.identity(id);
  }

  @Call(adminApi.approveIdentity, {
    summary: 'Approve an identity',
    body: ApproveIdentityRequest,
    reply: IdentityDetail,
    errors: [
      'review.bad_transition',
      'review.overtaken',
      'review.same_number',
      'review.no_document',
      'review.side_missing',
      'screening.undecided',
      'screening.confirmed',
    ],
  })
  async approveIdentity(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version, reason = null }: ApproveIdentityRequest,
  ): Promise<IdentityDetail> {
    await this.reviews.decide(admin, 'identity', id, { to: 'approved', version, reason });
    return this.reviews.identity(id);
  }

  @Call(adminApi.revealIdentity, {
    summary: 'Show one masked value of an identity, with a reason',
    body: RevealIdentityRequest,
    reply: RevealedField,
    errors: [],
  })
  revealIdentity(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { field, reason }: RevealIdentityRequest,
  ): Promise<RevealedField> {
    return this.reveals.reveal(admin, id, field, reason);
  }

  @Call(adminApi.declineIdentity, {
    summary: 'Decline an identity',
    body: DeclineReviewRequest,
    reply: IdentityDetail,
    errors: ['review.bad_transition', 'review.overtaken'],
  })
  async declineIdentity(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version, reason }: DeclineReviewRequest,
  ): Promise<IdentityDetail> {
    await this.reviews.decide(admin, 'identity', id, { to: 'declined', version, reason });
    return this.reviews.identity(id);
  }

  @Call(adminApi.accreditations, {
    summary: 'List applications for accreditation',
    query: AdminListQuery,
    page: AccreditationReview,
  })
  accreditations(@Query() query: AdminListQuery): Promise<AdminPage<AccreditationReview>> {
    return this.reviews.accreditations(query);
  }

  @Call(adminApi.accreditation, { summary: 'Get an application for accreditation', reply: AccreditationDetail })
  accreditation(@Param('id', IdPipe) id: string): Promise<AccreditationDetail> {
    return this.claims.one(id);
  }

  @Call(adminApi.approveAccreditation, {
    summary: 'Approve an accreditation; against a conflict, propose it, or approve what another admin proposed',
    body: ApproveAccreditationRequest,
    reply: AccreditationDetail,
    errors: [
      'review.bad_transition',
      'review.overtaken',
      'accreditation.unsigned',
      'accreditation.evidence_expired',
      'accreditation.reason_required',
      'accreditation.second_person',
    ],
  })
  async approveAccreditation(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version, reason }: ApproveAccreditationRequest,
  ): Promise<AccreditationDetail> {
    await this.claims.approve(admin, id, { version, reason: reason ?? null });
    return this.claims.one(id);
  }

  @Call(adminApi.confirmAccreditationCall, {
    summary: 'Record that who confirms an accreditation was called',
    body: DeclineReviewRequest,
    reply: AccreditationDetail,
    errors: ['review.bad_transition', 'review.overtaken', 'accreditation.no_call'],
  })
  async confirmAccreditationCall(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineReviewRequest,
  ): Promise<AccreditationDetail> {
    await this.claims.confirmCall(admin, id, body);
    return this.claims.one(id);
  }

  @Call(adminApi.revealClaim, {
    summary: 'Show one masked amount of an application for accreditation, with a reason',
    body: RevealClaimRequest,
    reply: RevealedClaim,
    errors: [],
  })
  revealClaim(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { field, reason }: RevealClaimRequest,
  ): Promise<RevealedClaim> {
    return this.claimReveals.reveal(admin, id, field, reason);
  }

  @Call(adminApi.declineAccreditation, {
    summary: 'Decline an accreditation',
    body: DeclineReviewRequest,
    reply: AccreditationDetail,
    errors: ['review.bad_transition', 'review.overtaken'],
  })
  async declineAccreditation(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version, reason }: DeclineReviewRequest,
  ): Promise<AccreditationDetail> {
    await this.reviews.decide(admin, 'accreditation', id, { to: 'declined', version, reason });
    return this.claims.one(id);
  }
}
