import { Injectable } from '@nestjs/common';
import type { UserSecret } from '@cairn/contracts/admin/reveal';
import type { RevealedUser } from '@cairn/contracts/users/admin-users';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';

const COLUMNS: Readonly<Record<UserSecret, string>> = { phoneNumber: 'phone_number' };

/** SEC-50: one masked value of an account, with a reason that the audit log keeps. */
@Injectable()
export class UserReveal {
  constructor(
    private readonly database: Database,
    private readonly reveals: Reveals,
  ) {}

  /** @throws request.not_found, also where the account has no such value */
  reveal(admin: Identity, id: string, field: UserSecret, reason: string): Promise<RevealedUser> {
    return this.database.inTx(async (tx) => {
      const [row] = await tx.query<{ value: string | null }[]>(
        `select ${COLUMNS[field]} as value from app_user where id = $1`,
        [id],
      );
      const value = row?.value ?? null;
      if (value === null) throw notFound();
      await this.reveals.record(tx, admin, {
        action: 'user.personal_data_shown',
        subjectType: 'user',
        subjectId: id,
        shown: [field],
        reason,
      });
      return { field, value };
    });
  }
}
