import { Injectable } from '@nestjs/common';
import type { RegisterEntryKind } from '@cairn/contracts/certificates/certificate-states';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { newCertificateCode } from '../certificates/certificate-code.js';
import { ShareCertificateEntity } from '../certificates/share-certificate.entity.js';
import { RegisterEntryEntity } from './register-entry.entity.js';

/** Shares that somebody gets a certificate for. */
export interface Holding {
  investmentId: string | null;
  holderId: string;
  holderName: string;
  units: bigint;
  unitPrice: bigint;
  currency: string;
  /** Where they are counted from; new shares follow the last of the register. */
  firstShare?: bigint;
}

/** An entry to be made with the certificate that it makes. */
export interface NewEntry {
  kind: Exclude<RegisterEntryKind, 'cancel'>;
  holding: Holding;
  ends?: string;
  reason?: string;
  by?: string;
}

interface Counter {
  number: number;
  share: string;
}

/** The only writer of registers: numbers follow each other without gaps, because a campaign's counter is locked. */
@Injectable()
export class Register {
  constructor(private readonly clock: Clock) {}

  /** Held until the transaction ends: one after the other changes the register of a campaign. */
  async lock(tx: Tx, campaignId: string): Promise<Counter> {
    await tx.query('insert into certificate_counter (campaign_id) values ($1) on conflict do nothing', [campaignId]);
    const [counter] = await tx.query<Counter[]>(
      'select last_number as number, last_share::text as share from certificate_counter where campaign_id = $1 for update',
      [campaignId],
    );
    if (counter === undefined) throw new Error(`Campaign ${campaignId} has no counter of certificates`);
    return counter;
  }

  /** Makes entries with their certificates, in this order, in a few statements. @param counter as `lock` gave it */
  async enter(
    tx: Tx,
    campaignId: string,
    counter: Counter,
    entries: readonly NewEntry[],
  ): Promise<ShareCertificateEntity[]> {
    let { number } = counter;
    let share = BigInt(counter.share);
    const issuedAt = this.clock.now();
    const made = entries.map(({ holding }) => {
      number += 1;
      const { firstShare = share + 1n, ...held } = holding;
      if (holding.firstShare === undefined) share += held.units;
      const numbered = { id: newId(), campaignId, number, code: newCertificateCode(), firstShare, issuedAt };
      return tx.create(ShareCertificateEntity, { ...numbered, ...held });
    });
    await tx.insert(ShareCertificateEntity, made);
    await tx.insert(
      RegisterEntryEntity,
      entries.map(({ kind, holding, ends = null, reason = null, by = null }, index) => ({
        id: newId(),
        campaignId,
        kind,
        certificateId: made[index]?.id ?? null,
        endedCertificateId: ends,
        units: holding.units,
        reason,
        madeBy: by,
        madeAt: issuedAt,
      })),
    );
    await tx.query('update certificate_counter set last_number = $2, last_share = $3 where campaign_id = $1', [
      campaignId,
      number,
      share.toString(),
    ]);
    return made;
  }

  /** Ends a certificate without another in its place. */
  async cancel(tx: Tx, certificate: ShareCertificateEntity, reason: string, by: string): Promise<void> {
    await tx.insert(RegisterEntryEntity, {
      id: newId(),
      campaignId: certificate.campaignId,
      kind: 'cancel',
      certificateId: null,
      endedCertificateId: certificate.id,
      units: certificate.units,
      reason,
      madeBy: by,
      madeAt: this.clock.now(),
    });
  }
}
