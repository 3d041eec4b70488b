import type { PaymentFacts } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';

/** What a way to pay tells a payer besides its fee: when the payment counts, and what may undo it. */
export const usePaymentFacts = () => {
  const { t } = useTranslation('invest');
  return ({ time, risk, clearingDays, returnDays }: PaymentFacts) => [
    { term: t('payment.time.term'), value: t(`payment.time.${time}`, { count: clearingDays }) },
    { term: t('payment.risk.term'), value: t(`payment.risk.${risk}`, { count: returnDays }) },
  ];
};
