import { Injectable } from '@nestjs/common';
import { MOST_MEMBERS } from '@cairn/contracts';
import type { TeamMember } from '@cairn/contracts/campaigns/people/team.replies';
import type { ChangeTeamMemberRequest, TeamMemberRequest } from '@cairn/contracts/campaigns/people/team.requests';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { PICTURE_SIZES, rasterise } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PartEdits } from '../record/part-edits.js';
import { TeamLetters } from './team-letters.js';
import { TeamRepository } from './team.repository.js';
import { TeamRows } from './team-rows.js';

const made = (photo: Upload | undefined): Promise<Buffer> | null =>
  photo === undefined ? null : rasterise(photo.content, photo.name, PICTURE_SIZES.photo);

/** One line about a member, as the history of edits shows it. */
export const describeMember = ({ fullName, roleTitle }: Pick<TeamMember, 'fullName' | 'roleTitle'>): string =>
  `${fullName}, ${roleTitle}`;

/** A campaign's team as its owner keeps it: who is in it, in which order, and with which role. */
@Injectable()
export class TeamService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: TeamRepository,
    private readonly rows: TeamRows,
    private readonly edits: PartEdits,
    private readonly letters: TeamLetters,
    private readonly files: FileStore,
  ) {}

  /**
   * Adds a member and writes to them; owners who add themselves are there at once.
   * @throws team.full, team.member_there beside the address, request.too_many
   */
  async invite(
    caller: Identity,
    campaignId: string,
    body: TeamMemberRequest,
    photo: Upload | undefined,
  ): Promise<TeamMember> {
    const content = await made(photo);
    await this.letters.allow(caller);
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      await this.requireNew(tx, campaignId, body.email);
      if ((await this.rows.count(tx, campaignId)) >= MOST_MEMBERS) {
        throw new DomainError('team.full', { limit: MOST_MEMBERS });
      }
      const { fullName, roleTitle, email, bio } = body;
      const role = body.role ?? 'view';
      const id = await this.rows.add(tx, {
        campaignId,
        fullName,
        roleTitle,
        email,
        bio: bio || null,
        role,
        fileId: await this.savePhoto(tx, caller, content),
      });
      if (email === caller.email) await this.rows.accept(tx, id, caller.userId);
      else await this.letters.invite(tx, caller, campaign, { id, email, role });
      const member = await this.reads.one(campaignId, id, tx);
      if (member.state === 'accepted') await this.note(tx, caller, campaign, null, member);
      return member;
    });
  }

  /**
   * Changes words, photo, role, place, and until the invitation is accepted the address.
   * @throws team.accepted, team.member_there beside the address, request.too_many
   */
  async change(
    caller: Identity,
    campaignId: string,
    id: string,
    { position, email, ...words }: ChangeTeamMemberRequest,
    photo: Upload | undefined,
  ): Promise<TeamMember> {
    const content = await made(photo);
    if (email) await this.letters.allow(caller);
    const { member, left } = await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const [stored, before] = [await this.rows.one(tx, campaignId, id), await this.reads.one(campaignId, id, tx)];
      const fresh = await this.savePhoto(tx, caller, content);
      const { fullName = before.fullName, roleTitle = before.roleTitle, role = before.role } = words;
      const bio = words.bio === undefined ? before.bio : words.bio || null;
      await this.rows.change(tx, id, { fullName, roleTitle, bio, role }, fresh ?? stored.fileId);
      if (email && email !== stored.email) {
        if (stored.userId !== null) throw new DomainError('team.accepted');
        await this.requireNew(tx, campaignId, email);
        await this.letters.invite(tx, caller, campaign, { id, email, role });
      }
      if (position) await this.rows.move(tx, campaignId, id, position);
      const after = await this.reads.one(campaignId, id, tx);
      await this.note(tx, caller, campaign, before, after);
      return { member: after, left: fresh === null ? null : stored.fileId };
    });
    if (left !== null) await this.files.empty(left);
    return member;
  }

  /**
   * Writes once more, with a link of its own.
   * @throws team.accepted, request.too_many
   */
  async resend(caller: Identity, campaignId: string, id: string): Promise<TeamMember> {
    await this.letters.allow(caller);
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const { userId, email } = await this.rows.one(tx, campaignId, id);
      if (userId !== null) throw new DomainError('team.accepted');
      if (email === null) throw fieldError('email', 'validation.required');
      const member = await this.reads.one(campaignId, id, tx);
      await this.letters.invite(tx, caller, campaign, { id, email, role: member.role });
      return this.reads.one(campaignId, id, tx);
    });
  }

  /** Ends a membership or an invitation at once. */
  async remove(caller: Identity, campaignId: string, id: string): Promise<void> {
    const left = await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const [stored, before] = [await this.rows.one(tx, campaignId, id), await this.reads.one(campaignId, id, tx)];
      await this.rows.remove(tx, campaignId, id);
      if (stored.userId !== null) {
        await this.note(tx, caller, campaign, before, null);
        if (stored.userId !== caller.userId) await this.letters.removed(tx, campaign, stored.userId);
      }
      return stored.fileId;
    });
    if (left !== null) await this.files.empty(left);
  }

  private async requireNew(tx: Tx, campaignId: string, email: string): Promise<void> {
    if ((await this.rows.ofAddress(tx, campaignId, email)) !== null) throw fieldError('email', 'team.member_there');
  }

  private async savePhoto(tx: Tx, { userId }: Identity, content: Buffer | null): Promise<string | null> {
    if (content === null) return null;
    const file = { ownerId: userId, purpose: 'team-photo', contentType: 'image/webp', content, private: false };
    return this.files.save(tx, file);
  }

  /** Only those who are shown are part of the page. */
  private async note(
    tx: Tx,
    caller: Identity,
    campaign: CampaignEntity,
    before: TeamMember | null,
    after: TeamMember | null,
  ): Promise<void> {
    if ((after ?? before)?.state !== 'accepted') return;
    const [was, is] = [before && describeMember(before), after && describeMember(after)];
    if (was !== is) await this.edits.note(tx, caller, campaign, { field: 'team', before: was, after: is });
  }
}
