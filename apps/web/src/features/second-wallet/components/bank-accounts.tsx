import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { Code } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { secondWalletKeys, type BankAccount } from '../queries.js';
import { BankAccountForm } from './bank-account-form.js';

const Account = ({ account }: { account: BankAccount }) => {
  const { t } = useTranslation(['emoney', 'bank']);
  const queries = useQueryClient();
  const [now] = useState(() => serverClock.now());
  const { id, ownerName, last4, type, usableAt } = account;
  return (
    <Stack as="li" gap={2}>
      <Row between>
        <b>
          <bdi>{ownerName}</bdi> <Code>{`•••• ${last4}`}</Code>
        </b>
        <ConfirmAction
          danger
          size="sm"
          label={t('account.remove')}
          title={t('account.removeTitle')}
          keep={t('account.keep')}
          done={t('account.removed')}
          onConfirm={async () => {
            await send(secondWalletApi.removeAccount, { params: { id } });
            await queries.invalidateQueries({ queryKey: secondWalletKeys.all });
          }}
        >
          <p>{t('account.removeText')}</p>
        </ConfirmAction>
      </Row>
      <Text as="div" size="small" muted>
        <p>{t(`bank:kind.${type}`)}</p>
        {new Date(usableAt).getTime() > now && (
          <p>
            {t('account.usableFrom')} <Deadline value={usableAt} />
          </p>
        )}
      </Text>
    </Stack>
  );
};

/** Where money of the second wallet may go. */
export const BankAccounts = ({ accounts }: { accounts: readonly BankAccount[] }) => {
  const { t } = useTranslation('emoney');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Stack as="section">
      <Row between flow>
        <h2 className={textCss.title3}>{t('account.title')}</h2>
        <Button variant="default" size="sm" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          {t(isAdding ? 'account.close' : 'account.add')}
        </Button>
      </Row>
      {isAdding && (
        <Panel>
          <BankAccountForm onAdded={() => setIsAdding(false)} />
        </Panel>
      )}
      {accounts.length === 0 ? (
        <Text as="p" muted>
          {t('account.none')}
        </Text>
      ) : (
        <Rows>
          {accounts.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </Rows>
      )}
    </Stack>
  );
};
