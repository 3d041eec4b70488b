import { Injectable } from '@nestjs/common';
import type { CoveredKind } from '@cairn/contracts';
import type { ListedMatch } from '@cairn/contracts/campaigns/covered/covered.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { listedAlike } from '../../kyc/index.js';
import type { CoveredDetails } from './covered-cells.js';

/** The best few are enough to look further. */
const MOST = 10;

/** Compares a covered person with the sanctions lists and lists of politically exposed persons in force. */
@Injectable()
export class ListedMatches {
  constructor(private readonly database: Database) {}

  async of({ name, dateOfBirth, country }: CoveredDetails, kind: CoveredKind): Promise<ListedMatch[]> {
    const isCompany = kind === 'company';
    const hits = await this.database.inTx((tx) => listedAlike(tx, { name, isCompany, dateOfBirth, country }));
    return hits.slice(0, MOST).map(({ kind: listKind, entryId, score, entry }) => ({
      listKind,
      entryId,
      name: entry.name,
      score,
      birthDates: entry.birthDates,
      countries: entry.countries,
    }));
  }
}
