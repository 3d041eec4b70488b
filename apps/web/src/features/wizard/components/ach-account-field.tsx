import { ACH_FIELD } from '@cairn/contracts/campaigns/wizard/completeness';
import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { linkedAccountsQuery, useLinkAccount } from '../../../lib/site/linked-accounts.js';
import { AccountName } from '../../../ui/data/account-name.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { useRefusalWords } from '../../../ui/forms/form-field.js';
import { Button } from '../../../ui/inputs/button.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { checklistQuery } from '../queries.js';

/** What the form at hand holds of it. */
interface Values {
  achAccountId?: string | null;
}

/** V-37: the owner's linked account, where the site debits bank accounts. */
export const AchAccountField = <Form extends Values>({
  control,
  campaignId,
}: {
  control: Control<Form>;
  campaignId: string;
}) => {
  const { t } = useTranslation(['wizard', 'bank']);
  const wordOf = useRefusalWords();
  const { data: checklist } = useQuery(checklistQuery(campaignId));
  const isAsked = checklist?.steps.some(({ fields }) => fields.includes(ACH_FIELD)) ?? false;
  const { data: accounts } = useQuery({ ...linkedAccountsQuery, enabled: isAsked });
  const link = useLinkAccount(paths.funding(campaignId));
  // Every form that draws it has the field.
  const { field, fieldState } = useController({ control: control as unknown as Control<Values>, name: ACH_FIELD });
  if (!isAsked) return null;
  return (
    <Stack gap={4}>
      {accounts?.length === 0 ? (
        <Notice tone="info">{t('funding.achNone')}</Notice>
      ) : (
        <ChoiceRows
          legend={t('funding.achLegend')}
          value={field.value ?? null}
          choices={(accounts ?? []).map((account) => ({
            value: account.id,
            title: <AccountName account={account} />,
            unavailable: account.state === 'linked' ? undefined : t('bank:linked.why.broken'),
          }))}
          onChange={field.onChange}
          error={wordOf(fieldState.error)}
        />
      )}
      <RefusalNotice error={link.error} />
      <Row>
        <Button changes variant="default" size="sm" loading={link.isPending} onClick={() => link.mutate(null)}>
          {t('bank:linked.link')}
        </Button>
      </Row>
    </Stack>
  );
};
