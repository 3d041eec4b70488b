import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { CoveredPersons } from '@cairn/contracts/campaigns/covered/covered.replies';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { coveredCells, maskedName } from './covered-cells.js';
import { CoveredDocuments } from './covered-documents.js';
import { coveredLaw, questionsOf, type CoveredLaw } from './covered-law.js';
import { isOpen, judged, presentOwn } from './covered-presenter.js';
import { coveredStanding } from './covered-standing.js';
import { CoveredRepository } from './covered.repository.js';

const NOT_ASKED: CoveredPersons = {
  asked: false,
  source: null,
  votingPercent: null,
  since: null,
  days: 0,
  lack: null,
  hold: null,
  closingWaitsSince: null,
  questions: [],
  persons: [],
};

const percentOf = ({ figures }: CoveredLaw): number | null => {
  const found = figures['bad_actor_voting_percent'];
  return typeof found === 'number' ? found : null;
};

/** The covered persons of a campaign, for whoever keeps their list. */
@Injectable()
export class CoveredReads {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly persons: CoveredRepository,
    private readonly documents: CoveredDocuments,
    private readonly personalData: PersonalData,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's, nor one on which the caller works */
  async of(caller: Identity, campaignId: string): Promise<CoveredPersons> {
    const { status } = await this.campaigns.readable(caller, campaignId, 'edit');
    const { manager } = this.database;
    const law = await coveredLaw(manager);
    if (law === null) return NOT_ASKED;
    const rows = await this.persons.of(campaignId);
    // SEC-58: an admin who looks through the owner's session reveals a name as any personal value.
    const isOwn = caller.viewerId === null;
    const documents = await this.documents.of(
      rows.map(({ id }) => id),
      isOwn,
    );
    const standing = await coveredStanding(manager, campaignId);
    return {
      asked: true,
      source: law.citations['bad_actor_voting_percent'] ?? null,
      votingPercent: percentOf(law),
      since: law.since,
      days: law.days,
      lack: (await this.persons.lackOf(manager, campaignId)) ?? null,
      hold: standing.coveredHold,
      closingWaitsSince: standing.closingWaitsSince,
      questions: questionsOf(law),
      persons: rows.map((row) => {
        const cells = coveredCells(this.personalData, row.id);
        const details = cells.decryptDetails(row.details);
        return {
          ...presentOwn(row, details, isOwn ? details.name : maskedName(details.name)),
          isRemovable: isOpen(row) && status !== CampaignStatus.pending,
          answers: isOwn ? judged(cells.decryptAnswers(row.answers), row.role, law) : [],
          documents: documents.get(row.id) ?? [],
        };
      }),
    };
  }
}
