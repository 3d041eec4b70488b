import type { ClosingBlocker } from '@cairn/contracts/users/leaving';
import { CloseAccountRequest } from '@cairn/contracts/users/leaving';
import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { IconLock, IconMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Notice, Panel, Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { closingQuery, type Closing } from '../queries.js';
import css from './close-account.module.css';

/** The page where each obstacle is settled. */
const WAYS: Readonly<Record<ClosingBlocker, string>> = {
  wallet: paths.wallet,
  investments: paths.investments,
  campaigns: paths.dashboard,
  payouts: paths.dashboard,
  repayments: paths.dashboard,
  debts: paths.wallet,
  admin: paths.contact,
};
const isBlocker = (name: string): name is ClosingBlocker => Object.hasOwn(WAYS, name);

const Facts = ({ title, icon, items }: { title: string; icon: typeof IconLock; items: readonly string[] }) => (
  <Stack gap={2}>
    <h3 className={css.title}>{title}</h3>
    <ul className={css.facts}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={icon} size="small" />
          {item}
        </li>
      ))}
    </ul>
  </Stack>
);

const InTheWay = ({ blockers }: { blockers: readonly ClosingBlocker[] }) => {
  const { t } = useTranslation('settings');
  return (
    <Panel flush>
      <Rows pad>
        {blockers.map((blocker) => (
          <Row as="li" between flow key={blocker}>
            <Stack gap={1}>
              <Text strong>{t(`close.blocker.${blocker}.title`)}</Text>
              <Text size="small" muted>
                {t(`close.blocker.${blocker}.text`)}
              </Text>
            </Stack>
            <Button component={Link} to={WAYS[blocker]} variant="default" size="sm">
              {t('close.settle')}
            </Button>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
};

const Waiting = ({ dueAt }: { dueAt: string }) => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => send(leavingApi.keep, {}),
    onSuccess: (closing) => queries.setQueryData(closingQuery.queryKey, closing),
  });
  return (
    <Stack>
      <Notice tone="warning">
        {t('close.due')} <SiteDate value={dueAt} format="moment" />. {t('close.dueText')}
      </Notice>
      <RefusalNotice error={keep.error} />
      <Row>
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('close.keep')}
        </Button>
      </Row>
    </Stack>
  );
};

/** Closing the account: obstacles, what is deleted, what the law requires us to keep, and the notice of thirty days. */
export const CloseAccount = ({ dueAt, blockers }: Closing) => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const form = useContractForm(CloseAccountRequest, { reason: '' });
  const known = blockers.filter(isBlocker);
  if (dueAt) return <Waiting dueAt={dueAt} />;
  return (
    <Stack gap={5}>
      <Text as="p" muted>
        {known.length > 0 ? t('close.inTheWay', { count: known.length }) : t('close.free')}
      </Text>
      {known.length > 0 && <InTheWay blockers={known} />}
      <Columns kind="pair">
        <Facts
          icon={IconMinus}
          title={t('close.goes')}
          items={[t('close.goesProfile'), t('close.goesFollows'), t('close.goesSignIn')]}
        />
        <Facts
          icon={IconLock}
          title={t('close.stays')}
          items={[t('close.staysIdentity'), t('close.staysMoney'), t('close.staysWords')]}
        />
      </Columns>
      <Form
        form={form}
        label={t('close.title')}
        onSubmit={async (body) => {
          queries.setQueryData(closingQuery.queryKey, await send(leavingApi.close, { body }));
        }}
      >
        <FormField control={form.control} name="reason">
          {(props) => <FreeTextarea {...props} rows={3} label={t('close.why')} />}
        </FormField>
        <Row flow>
          <Button type="submit" variant="outline" disabled={known.length > 0} loading={form.formState.isSubmitting}>
            {t('close.submit')}
          </Button>
          {known.length > 0 && (
            <Text size="small" muted>
              {t('close.once')}
            </Text>
          )}
        </Row>
      </Form>
    </Stack>
  );
};
