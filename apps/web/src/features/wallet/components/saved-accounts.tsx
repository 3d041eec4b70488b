import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Code } from '../../../ui/data/figures.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { savedAccountsQuery } from '../queries.js';
import { DeleteSavedAccount } from './delete-saved-account.js';

/** Bank accounts that the user has saved for withdrawals, each of which may be removed. */
export const SavedAccounts = () => {
  const { t } = useTranslation('wallet');
  const query = useQuery(savedAccountsQuery);
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('saved.heading')}</h2>
      <Text as="p" size="small" muted>
        {t('saved.lede')}
      </Text>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={1} />}
        isEmpty={(accounts) => accounts.length === 0}
        empty={<Text as="p">{t('saved.none')}</Text>}
      >
        {(accounts) => (
          <Rows>
            {accounts.map(({ id, bankName, last4 }) => (
              <Row as="li" between flow key={id}>
                <Text strong>
                  <bdi>{bankName}</bdi> <Code>{`•••• ${last4}`}</Code>
                </Text>
                <DeleteSavedAccount id={id} label={t('saved.remove')} />
              </Row>
            ))}
          </Rows>
        )}
      </QueryBoundary>
    </Stack>
  );
};
