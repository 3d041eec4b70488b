import { Injectable } from '@nestjs/common';
import { TEAM_LINK_DAYS, withoutTurns } from '@cairn/contracts';
import type { TeamInvitation, TeamMembership } from '@cairn/contracts/campaigns/people/team.replies';
import { hashSecret } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Identity } from '../../../kernel/http/request.js';
import { maskedAddress } from '../../../kernel/text/masked-address.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PartEdits } from '../record/part-edits.js';
import { describeMember } from './team.service.js';
import { TeamRepository } from './team.repository.js';
import { TeamRows } from './team-rows.js';

/** An invitation that a link opens. */
const OPEN = `m.secret_hash = $1 and m.invited_at > kernel.now() - interval '${TEAM_LINK_DAYS} days'`;

/** Invitations to a team, as those who get them see them. */
@Injectable()
export class TeamInvitations {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: TeamRepository,
    private readonly rows: TeamRows,
    private readonly edits: PartEdits,
    private readonly files: FileStore,
    private readonly events: Events,
  ) {}

  /** @throws auth.link_invalid for a link that was used, is too old, or never was one */
  async open(secret: string): Promise<TeamInvitation> {
    const [row] = await this.database.query<TeamInvitation>(
      `select m.campaign_id as "campaignId", c.name as campaign, u.first_name || ' ' || u.last_name as inviter,
         m.full_name as "fullName", m.role_title as "roleTitle", m.email as "sentTo", m.role,
         date_trunc('milliseconds', m.invited_at + interval '${TEAM_LINK_DAYS} days') as until
       from team_member m join campaign c on c.id = m.campaign_id join app_user u on u.id = c.owner_id
       where ${OPEN}`,
      [hashSecret(secret)],
    );
    if (row === undefined) throw new DomainError('auth.link_invalid');
    const { campaign, inviter, sentTo } = row;
    return {
      ...row,
      campaign: withoutTurns(campaign),
      inviter: withoutTurns(inviter),
      sentTo: maskedAddress(sentTo),
    };
  }

  /**
   * The account of the invited address joins, and nobody else who holds the link; the link is used up.
   * @throws auth.link_invalid, team.own_invitation for the campaign's owner, team.other_address, team.member_there
   */
  accept(caller: Identity, secret: string): Promise<TeamMembership> {
    return this.withLink(secret, async (tx, id, campaign) => {
      if (campaign.ownerId === caller.userId) throw new DomainError('team.own_invitation');
      const { email } = await this.rows.one(tx, campaign.id, id);
      // A session begins only after the account's address was confirmed.
      if (email !== null && email !== caller.email) {
        throw new DomainError('team.other_address', { address: maskedAddress(email) });
      }
      if ((await this.rows.ofAccount(tx, campaign.id, caller.userId)) !== null) {
        throw new DomainError('team.member_there');
      }
      await this.rows.accept(tx, id, caller.userId);
      const after = describeMember(await this.reads.one(campaign.id, id, tx));
      await this.edits.note(tx, caller, campaign, { field: 'team', before: null, after });
      await this.tellOwner(tx, 'team.accepted', campaign, caller);
      return this.reads.membership(id, tx);
    });
  }

  /** @throws auth.link_invalid */
  decline(secret: string): Promise<void> {
    return this.withLink(secret, async (tx, id, campaign) => {
      await this.rows.decline(tx, id);
      await this.events.emit(tx, 'team.declined', {
        userId: campaign.ownerId,
        campaignId: campaign.id,
        campaign: campaign.name,
      });
    });
  }

  /** Ends one's own membership; the page no longer shows it. */
  async leave(caller: Identity, id: string): Promise<void> {
    const left = await this.database.inTx(async (tx) => {
      const { campaignId } = await this.reads.membership(id, tx);
      const campaign = await this.campaigns.lock(tx, campaignId);
      const { userId, fileId } = await this.rows.one(tx, campaignId, id);
      if (userId !== caller.userId) throw notFound();
      const before = describeMember(await this.reads.one(campaignId, id, tx));
      await this.rows.remove(tx, campaignId, id);
      await this.edits.note(tx, caller, campaign, { field: 'team', before, after: null });
      if (campaign.ownerId !== caller.userId) await this.tellOwner(tx, 'team.left', campaign, caller);
      return fileId;
    });
    if (left !== null) await this.files.empty(left);
  }

  private async tellOwner(
    tx: Tx,
    topic: 'team.accepted' | 'team.left',
    { id, name, ownerId }: CampaignEntity,
    { userId }: Identity,
  ): Promise<void> {
    await this.events.emit(tx, topic, { userId: ownerId, actorId: userId, campaignId: id, campaign: name });
  }

  /** Of two uses at once the second one finds the link spent: the campaign is locked in between. */
  private withLink<Result>(
    secret: string,
    use: (tx: Tx, id: string, campaign: CampaignEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.database.inTx(async (tx) => {
      const find = () =>
        tx.query<{ id: string; campaignId: string }[]>(
          `select m.id, m.campaign_id as "campaignId" from team_member m where ${OPEN}`,
          [hashSecret(secret)],
        );
      const [found] = await find();
      if (found === undefined) throw new DomainError('auth.link_invalid');
      const campaign = await this.campaigns.lock(tx, found.campaignId);
      const [still] = await find();
      if (still?.id !== found.id) throw new DomainError('auth.link_invalid');
      return use(tx, found.id, campaign);
    });
  }
}
