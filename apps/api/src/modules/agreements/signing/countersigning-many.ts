import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { namedAs } from '@cairn/contracts/kyc/typed-name';
import type { CountersignOutcome } from '@cairn/contracts/agreements/agreement.replies';
import type { CountersignManyRequest } from '@cairn/contracts/agreements/agreement.requests';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { isDatabaseAway } from '../../../kernel/errors/database-errors.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { signatureOf, type Signature } from '../../../kernel/signing/signature.js';
import { requireTypedName } from '../../../kernel/signing/typed-name.js';
import { companySigner, type CompanySigner } from './company-signer.js';
import { Countersigning } from './countersigning.js';

/** Many agreements, signed by the owner's hand at once: each on its own, with the moment and the hash of its own. */
@Injectable()
export class CountersigningMany {
  private readonly logger = new Logger('agreements');

  constructor(
    private readonly database: Database,
    private readonly countersigning: Countersigning,
    private readonly words: Words,
    private readonly clock: Clock,
  ) {}

  /** One after the other; a failure of one keeps the others. @throws request.not_found for somebody else's campaign */
  async sign(
    caller: Identity,
    campaignId: string,
    language: Language,
    request: CountersignManyRequest,
    upload: Upload | undefined,
  ): Promise<CountersignOutcome[]> {
    const hashes = [...new Set(request.agreements.split(' '))];
    const signer = await companySigner(this.database.manager, campaignId, caller.userId);
    const [first = ''] = hashes;
    const signature = await signatureOf({ ...request, sha256: first }, upload, caller, this.clock.now());
    requireTypedName(signature, namedAs(signer.name));
    const investments = await this.investmentsOf(campaignId, hashes);
    const outcomes: CountersignOutcome[] = [];
    for (const sha256 of hashes) {
      const own = { ...signature, read: sha256, at: this.clock.now() };
      const refusal = await this.one(signer, campaignId, investments.get(sha256), own);
      const message = refusal && this.words.error(language, refusal.code, refusal.params);
      outcomes.push({ sha256, code: refusal?.code ?? null, message });
    }
    return outcomes;
  }

  /** @returns why it was not signed */
  private async one(
    signer: CompanySigner,
    campaignId: string,
    investmentId: string | undefined,
    signature: Signature,
  ): Promise<DomainError | null> {
    if (investmentId === undefined) return new DomainError('agreement.changed');
    try {
      await this.countersigning.signAs(signer, campaignId, investmentId, signature);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error;
      if (isDatabaseAway(error)) throw error;
      this.logger.error(`The agreement of investment ${investmentId} was not countersigned: ${String(error)}`);
      return new DomainError('server.failed');
    }
  }

  private async investmentsOf(campaignId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ sha256: string; investmentId: string }>(
      `select encode(signed_sha256, 'hex') as sha256, investment_id as "investmentId" from agreement
       where campaign_id = $1 and signed_sha256 = any($2::bytea[])`,
      [campaignId, hashes.map((hash) => Buffer.from(hash, 'hex'))],
    );
    return new Map(rows.map(({ sha256, investmentId }) => [sha256, investmentId]));
  }
}
