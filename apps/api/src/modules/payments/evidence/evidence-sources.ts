import { Injectable } from '@nestjs/common';
import { EVIDENCE_ITEMS, type EvidenceContent, type EvidenceGap, type EvidenceItem } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import type { Say } from '@cairn/i18n';

/** The payment that a bank disputes, as the rooms that have evidence of it need it. */
export interface DisputedPayment {
  disputeId: string;
  paymentId: string;
  purpose: PaymentPurpose;
  subjectId: string;
  /** The payer. */
  userId: string;
  /** Of an investment and of a repayment; a top-up is for none. */
  campaignId: string | null;
  /** The payer's session in which it was begun. */
  sessionId: string | null;
  begunAt: Date;
}

/** The letter is in English, with times in UTC: it goes to a bank. */
export interface EvidenceWriting {
  say: Say;
  /** A value set apart from the text around it. */
  text: (value: string) => string;
  instant: (at: Date) => string;
}

export interface EvidenceLine {
  label: string;
  value: string;
}

export interface EvidenceFile {
  /** Inside the archive, with its folder. */
  path: string;
  content: Buffer;
}

/** What a room has: lines of the letter, documents, or both. */
export interface Evidence {
  lines?: EvidenceLine[];
  files?: EvidenceFile[];
}

/** A part of the evidence pack; the room that keeps the record registers it. */
export interface EvidenceSource {
  item: EvidenceItem;
  /** Why it is missing where `count` is 0. */
  gap: EvidenceGap;
  /** Payments for these purposes may have it; by default all. */
  purposes?: readonly PaymentPurpose[];
  /** How many documents or lines there are; nothing is printed for it. */
  count: (payment: DisputedPayment) => Promise<number>;
  collect: (payment: DisputedPayment, writing: EvidenceWriting) => Promise<Evidence>;
}

/** Which rooms have evidence of a payment. Payments are a lower module than most of them. */
@Injectable()
export class EvidenceSources {
  private readonly sources: EvidenceSource[] = [];

  register(source: EvidenceSource): void {
    this.sources.push(source);
  }

  /** Sources of an item that a payment for this purpose may have. */
  of(item: EvidenceItem, purpose: PaymentPurpose): EvidenceSource[] {
    return this.sources.filter((source) => source.item === item && (source.purposes?.includes(purpose) ?? true));
  }

  /** What the pack holds, item by item, and why something is missing. */
  contents(payment: DisputedPayment): Promise<EvidenceContent[]> {
    return Promise.all(
      EVIDENCE_ITEMS.map(async (item) => {
        const sources = this.of(item, payment.purpose);
        const counts = await Promise.all(sources.map((source) => source.count(payment)));
        const count = counts.reduce((sum, one) => sum + one, 0);
        return { item, count, gap: count > 0 ? null : (sources[0]?.gap ?? 'not_applicable') };
      }),
    );
  }
}
