import { reconfirmationsApi } from '@cairn/contracts/investments/reconfirmations.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { formatMoney } from '../../../lib/format/format.js';
import { focusHeading } from '../../../lib/page/focus-heading.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { termsKeys, type Question } from '../queries.js';
import css from './answer.module.css';

/** The answer changes what the portfolio and the campaign's page show. */
const useAnswered = () => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const stale = [termsKeys.all, SHARED_KEYS.portfolio, SHARED_KEYS.investments, SHARED_KEYS.wallet];
    await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    focusHeading();
  };
};

/** Where the money goes: of what was not paid, nothing goes anywhere. */
const useWayBack = () => {
  const { t } = useTranslation(['terms', 'invest']);
  return ({ receivedAt, paymentType }: Question): string =>
    receivedAt === null ? t('answer.unpaid') : t(`invest:cancel.route.${paymentType ?? 'card'}`);
};

/** Both answers weigh the same; silence is the third, and the page says what it does. */
export const Answer = ({ question }: { question: Question }) => {
  const { t } = useTranslation('terms');
  const ruleSource = useRuleSource();
  const answered = useAnswered();
  const wayBack = useWayBack()(question);
  const { id, receivedAt, answerUntil, version, rule } = question;
  const amount = formatMoney(question.amount, question.currency);
  const confirm = useMutation({
    mutationFn: () => send(reconfirmationsApi.confirm, { params: { id } }),
    onSuccess: () => notifications.show({ message: t('answer.confirmed', { amount }) }),
    onSettled: answered,
  });
  const leave = t(receivedAt === null ? 'answer.release' : 'answer.leave', { amount });
  return (
    <Stack as="section" gap={4}>
      <h2>
        {t('answer.by')} <Deadline value={answerUntil} />
      </h2>
      <RefusalNotice error={confirm.error} />
      <div className={css.answers}>
        <Stack gap={2}>
          <Button fullWidth variant="default" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('answer.confirm', { amount })}
          </Button>
          <Text size="small" muted>
            {t('answer.onVersion', { version })}
          </Text>
        </Stack>
        <Stack gap={2}>
          <ConfirmAction
            fullWidth
            label={leave}
            title={t('answer.leaveTitle')}
            keep={t('answer.keep')}
            done={t('answer.left', { amount })}
            onConfirm={async () => {
              await send(reconfirmationsApi.cancel, { params: { id } });
              await answered();
            }}
          >
            <p>{wayBack}</p>
          </ConfirmAction>
          <Text size="small" muted>
            {wayBack}
          </Text>
        </Stack>
      </div>
      <Text as="p" size="small" muted>
        {t(receivedAt === null ? 'answer.silenceUnpaid' : 'answer.silence', { amount })}{' '}
        {t('answer.rule', { count: rule.businessDays, source: ruleSource(rule.citation) })}
      </Text>
    </Stack>
  );
};
