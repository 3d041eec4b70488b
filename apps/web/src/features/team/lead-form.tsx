import {
  LEAD_BIO_MAX,
  LEAD_NAME_MAX,
  LEAD_REASON_MAX,
  LEAD_TYPES,
} from '@cairn/contracts/campaigns/people/lead-limits';
import { leadsApi } from '@cairn/contracts/campaigns/people/leads.endpoints';
import { LeadInvestorRequest } from '@cairn/contracts/campaigns/people/leads.requests';
import { Modal, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { formatMoney } from '../../lib/format/format.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { Optional } from '../../ui/forms/optional.js';
import { useContractForm } from '../../ui/forms/use-contract-form.js';
import { Button } from '../../ui/inputs/button.js';
import { FreeTextarea, FreeTextInput } from '../../ui/inputs/free-text.js';
import { MoneyInput } from '../../ui/inputs/money-input.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { leadsQuery, paidQuery, type Lead } from './queries.js';

interface LeadFormProps {
  campaignId: string;
  currency: string;
  lead: Lead | null;
  onClose: () => void;
}

const PAID: readonly string[] = ['received', 'settled'];

/** Names a lead investor: one of those who have paid, or a name with what they have said to invest. */
export const LeadForm = ({ campaignId, currency, lead, onClose }: LeadFormProps) => {
  const { t } = useTranslation(['team', 'common']);
  const queries = useQueryClient();
  const { data: paid } = useQuery({ ...paidQuery(campaignId), enabled: lead === null });
  const form = useContractForm(LeadInvestorRequest, {
    type: lead?.type ?? 'person',
    investmentId: null,
    name: lead?.name ?? '',
    amount: lead?.amount ?? null,
    bio: lead?.bio ?? '',
    reason: lead?.reason ?? '',
  });
  const { control, formState } = form;
  const investmentId: unknown = useWatch({ control, name: 'investmentId' });
  const isOfBooks = Boolean(investmentId) || lead?.hasInvested === true;
  const title = lead === null ? t('leads.add') : t('form.editTitle', { name: lead.name });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ investmentId: chosen, name, amount, ...words }) => {
          const own = isOfBooks ? {} : { name, amount };
          if (lead === null) {
            const body = { ...words, ...own, investmentId: chosen };
            await send(leadsApi.add, { params: { campaignId }, body });
          } else {
            const { name: named, ...others } = own;
            const body = { ...words, ...others, ...(named ? { name: named } : {}) };
            await send(leadsApi.change, { params: { campaignId, id: lead.id }, body });
          }
          await queries.invalidateQueries(leadsQuery(campaignId));
          onClose();
        }}
      >
        <FormField control={control} name="type">
          {(props) => (
            <Select
              {...props}
              allowDeselect={false}
              label={t('leads.type')}
              data={LEAD_TYPES.map((type) => ({ value: type, label: t(`leads.types.${type}`) }))}
            />
          )}
        </FormField>
        {lead === null && (
          <FormField control={control} name="investmentId">
            {(props) => (
              <Select
                {...props}
                clearable
                searchable
                label={<Optional>{t('leads.investment')}</Optional>}
                description={t('leads.investmentNote')}
                data={(paid?.items ?? [])
                  .filter(({ state }) => PAID.includes(state))
                  .map(({ id, investorName, amount }) => ({
                    value: id,
                    label: `${investorName} · ${formatMoney(amount, currency, { whole: true })}`,
                  }))}
              />
            )}
          </FormField>
        )}
        {!isOfBooks && (
          <>
            <FormField control={control} name="name">
              {(props) => <FreeTextInput {...props} maxLength={LEAD_NAME_MAX} label={t('leads.name')} />}
            </FormField>
            <FormField control={control} name="amount">
              {(props) => (
                <MoneyInput
                  {...props}
                  currency={currency}
                  label={<Optional>{t('leads.amount')}</Optional>}
                  description={t('leads.amountNote')}
                />
              )}
            </FormField>
          </>
        )}
        <FormField control={control} name="reason">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={2}
              maxLength={LEAD_REASON_MAX}
              label={<Optional>{t('leads.reason')}</Optional>}
            />
          )}
        </FormField>
        <FormField control={control} name="bio">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={2}
              maxLength={LEAD_BIO_MAX}
              label={<Optional>{t('form.bio')}</Optional>}
            />
          )}
        </FormField>
        <Button type="submit" size="lg" className={layoutCss.start} loading={formState.isSubmitting}>
          {t('form.save')}
        </Button>
      </Form>
    </Modal>
  );
};
