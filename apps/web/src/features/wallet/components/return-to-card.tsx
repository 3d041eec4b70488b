import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Code } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { type Wallet } from '../balance.js';
import { walletKeys } from '../queries.js';

/** Added money that may go back to where it was paid from while it waits; nothing is shown where there is none. */
export const ReturnToCard = ({ wallet: { returnable, currency } }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const words = useRailWords();
  const queries = useQueryClient();
  const command = useCommand();
  if (returnable.length === 0) return null;

  const giveBack = async (preapprovalId: string, amount: string, toYours: string): Promise<void> => {
    const call = { params: { preapprovalId } };
    await command(call, (idempotencyKey) => send(walletApi.returnTopUp, { ...call, idempotencyKey }));
    await queries.invalidateQueries({ queryKey: walletKeys.all });
    notifications.show({ message: t('returns.done', { amount, toYours }) });
  };

  return (
    <Stack as="section" gap={3}>
      <h3>{t('returns.title')}</h3>
      <Text as="p" size="small" muted>
        {t('returns.lead')}
      </Text>
      <Rows>
        {returnable.map(({ preapprovalId, number, at, amount: minor, paymentType }) => {
          const amount = formatMoney(minor, currency);
          const [paidBy, toYours] = [words('paidBy', paymentType), words('toYours', paymentType)];
          return (
            <Row as="li" flow between key={preapprovalId}>
              <Text size="small" muted>
                {t('returns.on', { paidBy })} <SiteDate value={at} />
                <br />
                <Code>{number}</Code>
              </Text>
              <ConfirmAction
                size="sm"
                label={t('returns.button', { amount, toYours })}
                title={t('returns.dialog', { amount, toYours })}
                keep={t('returns.keep')}
                confirm={t('returns.button', { amount, toYours })}
                onConfirm={() => giveBack(preapprovalId, amount, toYours)}
              >
                <p>{t('returns.text', { amount, number, toYours })}</p>
              </ConfirmAction>
            </Row>
          );
        })}
      </Rows>
    </Stack>
  );
};
