import { investingAccountsApi } from '@cairn/contracts/investments/steps/investing-accounts.endpoints';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { accountsQuery, stepKeys, type Account } from '../steps/queries.js';
import { useHolderFacts } from './holder-facts.js';
import { HolderForm } from './holder-form.js';
import { storedOf } from './holder-values.js';

/** Another account takes the place of the corrected one, and steps that named the former are open again. */
const useAgain = () => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: stepKeys.accounts });
  };
};

const Correction = ({ account, onDone }: { account: Account; onDone: () => void }) => {
  const { t } = useTranslation('invest');
  const again = useAgain();
  const { id, holder } = account;
  return (
    <Stack>
      <h3>{t('ownNames.editing', { holder })}</h3>
      <Text as="p" muted>
        {t('ownNames.numbers')}
      </Text>
      <HolderForm
        label={t('ownNames.editing', { holder })}
        stored={storedOf(account)}
        draftKey={null}
        choosesKind={false}
        submit={async (body) => {
          await send(investingAccountsApi.replace, { params: { id }, body });
          await again();
          notifications.show({ message: t('ownNames.saved') });
          onDone();
        }}
        renderFoot={(isSubmitting) => (
          <Row flow>
            <Button type="submit" loading={isSubmitting}>
              {t('ownNames.save')}
            </Button>
            <Button variant="default" onClick={onDone}>
              {t('ownNames.cancel')}
            </Button>
          </Row>
        )}
      />
    </Stack>
  );
};

const Holder = ({ account }: { account: Account }) => {
  const { t } = useTranslation('invest');
  const again = useAgain();
  const [isEdited, setEdited] = useState(false);
  const { id, holder } = account;
  const factsOf = useHolderFacts();
  if (isEdited) {
    return (
      <Panel>
        <Correction account={account} onDone={() => setEdited(false)} />
      </Panel>
    );
  }
  return (
    <Panel>
      <Stack gap={3}>
        <div>
          <Text as="p" strong>
            <bdi>{holder}</bdi>
          </Text>
          <Text as="p" size="small" muted>
            {factsOf(account)}
          </Text>
        </div>
        <Row flow>
          <Button changes variant="default" size="sm" onClick={() => setEdited(true)}>
            {t('ownNames.edit')}
          </Button>
          <ConfirmAction
            label={t('ownNames.remove')}
            title={t('ownNames.removeTitle')}
            keep={t('ownNames.keep')}
            done={t('ownNames.removed')}
            size="sm"
            onConfirm={async () => {
              await send(investingAccountsApi.remove, { params: { id } });
              await again();
            }}
          >
            {t('ownNames.removeText', { holder })}
          </ConfirmAction>
        </Row>
      </Stack>
    </Panel>
  );
};

/** The names in which somebody invests: corrected and removed here, entered with an investment. */
export const OwnHolders = () => {
  const { t } = useTranslation('invest');
  const query = useQuery(accountsQuery);
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('ownNames.title')}</h2>
      <Text as="p" muted>
        {t('ownNames.lede')}
      </Text>
      <QueryBoundary query={query} pending={<RowSkeleton count={2} />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <Text as="p">{t('ownNames.none')}</Text>
          ) : (
            <Stack gap={4}>
              {accounts.map((account) => (
                <Holder key={account.id} account={account} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Stack>
  );
};
