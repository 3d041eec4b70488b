import type { Language } from '@cairn/contracts';

const HOUR = 3_600_000;

/** The sample values of a preview: the same story in every mail, amounts in minor units, instants from now on. */
export function sampleParams(language: Language, now: Date): Record<string, unknown> {
  const reasons: Readonly<Record<Language, string>> = {
    en: 'The name does not match the document.',
    fr: 'Le nom ne correspond pas au document.',
    ar: 'الاسم لا يطابق الوثيقة.',
  };
  const documents: Readonly<Record<Language, string>> = {
    en: 'Financial statements, reviewed',
    fr: 'États financiers examinés',
    ar: 'القوائم المالية المراجَعة',
  };
  const titles: Readonly<Record<Language, string>> = {
    en: 'The first pump is running',
    fr: 'La première pompe fonctionne',
    ar: 'المضخة الأولى تعمل',
  };
  const later = (hours: number): string => new Date(now.getTime() + hours * HOUR).toISOString();
  return {
    actor: 'Hanne Vik',
    actorSlug: 'hanne-vik',
    campaign: 'Clearfold Water',
    campaignId: '00000000-0000-7000-8000-000000000000',
    investmentId: '00000000-0000-7000-8000-000000000000',
    conversationId: '00000000-0000-7000-8000-000000000000',
    slug: 'clearfold-water',
    amount: 14_000,
    raised: 54_760_000,
    committed: 20_000,
    returned: 6_000,
    fee: 1_400,
    missing: 1_000,
    currency: 'USD',
    provider: 'Google',
    reference: 'CRN-7K2D-94MX',
    bank: 'Quay Bank',
    last4: '6789',
    account: 'h…k@example.com',
    certificate: 'C-000318',
    certificateId: '00000000-0000-7000-8000-000000000000',
    dueOn: later(24 * 7).slice(0, 10),
    repaymentId: '00000000-0000-7000-8000-000000000000',
    paymentId: '00000000-0000-7000-8000-000000000000',
    topUpId: '00000000-0000-7000-8000-000000000000',
    disputeId: '00000000-0000-7000-8000-000000000000',
    title: titles[language],
    reason: reasons[language],
    opensAt: later(24 * 3),
    closesAt: later(24 * 28),
    cancelUntil: later(24 * 26),
    at: later(24 * 14),
    until: later(24 * 30),
    document: documents[language],
    percent: '50',
    people: 286,
    paidBy: 'wire',
    toYours: 'wallet_and_card',
    teamRole: 'edit',
    link: 'sample',
    code: '123456',
  };
}
