import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';

export interface OfferedLanguage {
  code: Language;
  enabled: boolean;
  isDefault: boolean;
}

/** The languages of the product, and which of them the site offers. */
@Injectable()
export class SiteLanguagesRepository {
  /** All of them, locked: of two changes at once the second sees the first. */
  lock(tx: Tx): Promise<OfferedLanguage[]> {
    return tx.query<OfferedLanguage[]>(
      'select code, enabled, is_default as "isDefault" from site_language order by code for update',
    );
  }

  /** Replaces the default language. */
  async change(tx: Tx, { code, enabled, isDefault }: OfferedLanguage): Promise<void> {
    if (isDefault)
      await tx.query('update site_language set is_default = false where is_default and code <> $1', [code]);
    await tx.query('update site_language set enabled = $2, is_default = $3 where code = $1', [
      code,
      enabled,
      isDefault,
    ]);
  }
}
