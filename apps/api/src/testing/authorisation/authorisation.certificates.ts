import { newId } from '../../kernel/crypto/ids.js';
import { Register } from '../../modules/agreements/registers/register.js';
import { signAgreement } from '../agreements/signing.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import type { AgreementRecord } from './authorisation.rows.js';
import { investAs } from '../investing/invest-as.js';

/** A signed agreement and a share certificate of an investor, and a template. */
export async function agreementRecords(
  t: TestApp,
  campaignId: string,
  investor: Person,
): Promise<Record<AgreementRecord, string>> {
  const { id: signedInvestment } = await investAs(investor.api, {
    params: { campaignId },
    body: { amount: 20_000 },
    idempotencyKey: newId(),
  });
  await signAgreement(investor, signedInvestment);
  const certificate = await t.db.inTx(async (tx) => {
    const register = t.get(Register);
    const holding = { investmentId: null, holderId: investor.id, holderName: 'Test Person', units: 10n };
    const [made] = await register.enter(tx, campaignId, await register.lock(tx, campaignId), [
      { kind: 'issue', holding: { ...holding, unitPrice: 1_000n, currency: 'USD' } },
    ]);
    if (made === undefined) throw new Error('No certificate was made');
    return made;
  });
  const [template] = await t.db.query<{ id: string }>('select id from agreement_template limit 1');
  return {
    signedInvestment,
    certificate: certificate.id,
    certificateCode: certificate.code,
    agreementTemplate: template?.id ?? '',
  };
}
