import { verdictOf, type CoveredRole } from '@cairn/contracts';
import type { EventAnswer, OwnCoveredPerson } from '@cairn/contracts/campaigns/covered/covered.replies';
import type { CoveredDetails, StoredAnswer } from './covered-cells.js';
import type { CoveredLaw } from './covered-law.js';
import type { CoveredRow } from './covered.repository.js';

/** Each answer with what it means today; those that a law no longer asks have no meaning. */
export const judged = (answers: readonly StoredAnswer[], role: CoveredRole, law: CoveredLaw | null): EventAnswer[] =>
  answers.map((answer) => {
    const { kind, happened, occurredOn, inEffect } = answer;
    const means = happened && occurredOn !== null && law !== null;
    return { ...answer, verdict: means ? verdictOf({ kind, occurredOn, inEffect }, role, law) : null };
  });

/** A person may be changed and removed until somebody has decided on it: nothing that was decided on disappears. */
export const isOpen = ({ decidedAt }: Pick<CoveredRow, 'decidedAt'>): boolean => decidedAt === null;

/** @param shownName masked for everybody but the owner and the team */
export const presentOwn = (
  row: CoveredRow,
  details: CoveredDetails,
  shownName: string,
): Omit<OwnCoveredPerson, 'answers' | 'documents' | 'isRemovable'> => ({
  id: row.id,
  role: row.role,
  kind: row.kind,
  name: shownName,
  yearOfBirth: details.dateOfBirth === null ? null : Number(details.dateOfBirth.slice(0, 4)),
  country: details.country,
  state: row.state,
  isDue: row.isDue,
  answeredAt: row.answeredAt,
  decidedAt: row.decidedAt,
  reason: row.reason,
  exception: row.exception,
  disclosure: row.disclosure,
});
