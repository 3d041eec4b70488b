import type { FieldError } from '@cairn/contracts';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { CreateRepaymentRequest } from '@cairn/contracts/repayments/repayments.requests';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Question } from '../../../ui/forms/question.js';

/** A repayment whose amount is above everything that is invested, and how the API refused it. */
export interface Slip {
  body: Wire<CreateRepaymentRequest>;
  refusal: FieldError;
}

interface AmountQuestionProps {
  opened: boolean;
  slip: Slip;
  currency: string;
  onConfirm: () => Promise<void>;
  onCorrect: () => void;
}

/** Whether an amount is meant that is above everything that is invested: as soon as it is created, investors see it. */
export const AmountQuestion = ({ opened, slip, currency, onConfirm, onCorrect }: AmountQuestionProps) => {
  const { t } = useTranslation('owner');
  const { body, refusal } = slip;
  const amount = formatMoney(body.amount, currency);
  const invested = formatMoney(Number(refusal.params?.['invested'] ?? 0), currency);
  return (
    <Question
      opened={opened}
      title={t('rep.question.title', { amount })}
      confirm={t('rep.question.confirm', { amount })}
      keep={t('rep.question.correct')}
      // The focus moves to the amount to be corrected.
      returnFocus={false}
      onConfirm={onConfirm}
      onClose={onCorrect}
    >
      <p>{t('rep.question.text', { amount, invested })}</p>
      <p>{t('rep.question.seen')}</p>
    </Question>
  );
};
