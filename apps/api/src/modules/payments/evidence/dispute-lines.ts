import { formatMoney } from '@cairn/i18n';
import { disputeReason } from './dispute-reasons.js';
import type { DisputeFacts } from './disputed-payments.js';
import type { EvidenceLine, EvidenceWriting } from './evidence-sources.js';

/** What the letter says of the dispute. */
export function disputeLines(dispute: DisputeFacts, { say, text, instant }: EvidenceWriting): EvidenceLine[] {
  const { ref, amount, currency, reason, openedAt, evidenceDueAt } = dispute;
  const words = (key: string): string => say(`paper.evidence.${key}`);
  return [
    { label: words('ref'), value: text(ref) },
    { label: words('disputed'), value: text(formatMoney('en', amount, currency)) },
    { label: words('reason'), value: words(`reasons.${disputeReason(reason)}`) },
    { label: words('openedAt'), value: instant(openedAt) },
    ...(evidenceDueAt === null ? [] : [{ label: words('dueAt'), value: instant(evidenceDueAt) }]),
  ];
}

/** What the letter says of the payment, by the numbers that people know it by. */
export function paymentLines({ payment, currency }: DisputeFacts, writing: EvidenceWriting): EvidenceLine[] {
  const { say, text, instant } = writing;
  const words = (key: string): string => say(`paper.evidence.${key}`);
  const { number, providerRef, amount, purpose, rail, begunAt, collectedAt } = payment;
  return [
    ...(number === null ? [] : [{ label: words('number'), value: text(number) }]),
    ...(providerRef === null ? [] : [{ label: words('providerRef'), value: text(providerRef) }]),
    { label: words('paid'), value: text(formatMoney('en', amount, currency)) },
    { label: words('purpose'), value: words(`purposes.${purpose}`) },
    { label: words('rail'), value: say(`paper.receipt.methods.${rail}`) },
    { label: words('begunAt'), value: instant(begunAt) },
    ...(collectedAt === null ? [] : [{ label: words('collectedAt'), value: instant(collectedAt) }]),
    ...payerLines(payment, writing),
  ];
}

/** Of a closed account the confirmed identity below has the name, which the law lets us keep; the rest is forgotten. */
function payerLines(
  { closedAt, payerName, payerEmail }: DisputeFacts['payment'],
  { say, text, instant }: EvidenceWriting,
): EvidenceLine[] {
  const words = (key: string, params = {}): string => say(`paper.evidence.${key}`, params);
  if (closedAt !== null) return [{ label: words('payer'), value: words('closed', { at: instant(closedAt) }) }];
  return [
    { label: words('payer'), value: text(payerName) },
    { label: words('email'), value: text(payerEmail) },
  ];
}
