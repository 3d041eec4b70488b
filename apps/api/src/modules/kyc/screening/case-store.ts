import { Injectable } from '@nestjs/common';
import type { ScreeningCaseState } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { History, systemActor } from '../../../kernel/history/history.js';
import type { Hit } from './candidates.js';

const ACTOR = systemActor('screening');

interface Known {
  id: string;
  state: ScreeningCaseState;
  fingerprint: string;
}

/** Opens cases: one for each person, or company of theirs, and entry. */
@Injectable()
export class CaseStore {
  constructor(private readonly history: History) {}

  /** The person's lock is held. A case that was dismissed stays so, unless the entry has changed since. */
  async keep(tx: Tx, userId: string, hit: Hit, company: string | null = null): Promise<void> {
    const [known] = await tx.query<Known[]>(
      `select id, state, fingerprint from screening_case
       where user_id = $1 and list_kind = $2 and entry_id = $3 and company is not distinct from $4 for update`,
      [userId, hit.kind, hit.entryId, company],
    );
    if (known === undefined) {
      await this.open(tx, userId, hit, company);
      return;
    }
    // What was confirmed stays as it was decided on.
    if (known.state === 'confirmed') return;
    if (known.state === 'dismissed' && known.fingerprint === hit.fingerprint) return;
    await this.renew(tx, known, hit);
  }

  private async open(tx: Tx, userId: string, hit: Hit, company: string | null): Promise<void> {
    const id = newId();
    await tx.query(
      `insert into screening_case (id, user_id, list_kind, entry_id, state, score, name_score, matched_name, birth, country,
         entry, fingerprint, company, opened_at)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $12, kernel.now())`,
      [
        id,
        userId,
        hit.kind,
        hit.entryId,
        hit.score,
        hit.nameScore,
        hit.matchedName,
        hit.birth,
        hit.country,
        hit.entry,
        hit.fingerprint,
        company,
      ],
    );
    await this.history.add(tx, { subjectType: 'screening_case', subjectId: id, from: null, to: 'open', actor: ACTOR });
  }

  private async renew(tx: Tx, { id, state }: Known, hit: Hit): Promise<void> {
    await tx.query(
      `update screening_case set state = 'open', score = $2, name_score = $3, matched_name = $4, birth = $5, country = $6,
         entry = $7, fingerprint = $8, decided_at = null, decided_by = null, reason = null,
         opened_at = case when state = 'open' then opened_at else kernel.now() end
       where id = $1`,
      [id, hit.score, hit.nameScore, hit.matchedName, hit.birth, hit.country, hit.entry, hit.fingerprint],
    );
    if (state === 'open') return;
    await this.history.add(tx, { subjectType: 'screening_case', subjectId: id, from: state, to: 'open', actor: ACTOR });
  }
}
