import { ApiError } from '@cairn/client';
import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { CreateRepaymentRequest, type REPAYMENT_TYPES } from '@cairn/contracts/repayments/repayments.requests';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useOffered } from '../../../lib/site/use-offered.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { ownerKeys } from '../queries.js';
import { AmountQuestion, type Slip } from './amount-question.js';

type RepaymentType = (typeof REPAYMENT_TYPES)[number];

/** Decision 42: dividends on equity only, interest on debt only, the sum itself on both. */
const KINDS: Readonly<Record<CampaignType, readonly RepaymentType[]>> = {
  equity: ['dividend', 'returnofInvestment'],
  debt: ['interest', 'returnofInvestment'],
};

export interface CreateRepaymentProps {
  campaignId: string;
  currency: string;
  type: CampaignType;
}

/** A repayment outside the schedule. */
export const CreateRepayment = ({ campaignId, currency, type }: CreateRepaymentProps) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const command = useCommand();
  const [slip, setSlip] = useState<Slip>();
  const [isAsked, { open: ask, close: answer }] = useDisclosure();
  const form = useContractForm(CreateRepaymentRequest, {
    rePaymentType: KINDS[type][0],
    amount: null,
    dueDate: '',
    description: '',
  });
  const kinds = useOffered('repayment-type', KINDS[type]);
  const isEarly = type === 'debt' && form.watch('rePaymentType') === 'returnofInvestment';
  const nameOf = (code: RepaymentType) =>
    t(`rep.types.${type === 'debt' && code === 'returnofInvestment' ? 'early' : code}`);
  const create = async (body: Slip['body']) => {
    await command({ campaignId, ...body }, (idempotencyKey) =>
      send(repaymentsApi.create, { params: { campaignId }, body, idempotencyKey }),
    );
    form.reset();
    await queries.invalidateQueries({ queryKey: ownerKeys.repayments(campaignId) });
    notifications.show({ message: t(`rep.created.${type}`) });
  };
  /** The amount may be a slip: it is asked about before investors see it. */
  const createOrAsk = async (body: Slip['body']) => {
    try {
      await create(body);
    } catch (error) {
      const [refusal] = error instanceof ApiError && error.code === 'repayment.implausible' ? error.fields : [];
      if (refusal === undefined) throw error;
      setSlip({ body, refusal });
      ask();
    }
  };
  return (
    <Panel as="aside">
      <Stack gap={3}>
        <h3>{t(`rep.create.${type}`)}</h3>
        <Text as="p" size="small" muted>
          {t(`rep.createNote.${isEarly ? 'early' : type}`)}
        </Text>
        <Form form={form} gap={4} label={t(`rep.create.${type}`)} onSubmit={createOrAsk}>
          <LeaveGuard dirty={form.formState.isDirty} />
          <FormField control={form.control} name="rePaymentType">
            {(props) => (
              <NativeSelect
                {...props}
                label={t('rep.type')}
                data={kinds.map(({ code }) => ({ value: code, label: nameOf(code) }))}
              />
            )}
          </FormField>
          <FormField control={form.control} name="amount">
            {(props) => (
              <MoneyInput {...props} currency={currency} label={t(isEarly ? 'rep.early.amount' : 'rep.amount')} />
            )}
          </FormField>
          <FormField control={form.control} name="dueDate">
            {(props) => <TextInput {...props} type="date" label={t(isEarly ? 'rep.early.dueDate' : 'rep.dueDate')} />}
          </FormField>
          <FormField control={form.control} name="description">
            {(props) => <FreeTextarea {...props} autosize minRows={2} label={t('rep.description')} />}
          </FormField>
          <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
            {t(`rep.create.${type}`)}
          </Button>
        </Form>
        {slip && (
          <AmountQuestion
            opened={isAsked}
            slip={slip}
            currency={currency}
            onConfirm={async () => {
              await create({ ...slip.body, confirmed: true });
              answer();
            }}
            onCorrect={() => {
              answer();
              form.setError('amount', { type: 'server', message: slip.refusal.msg }, { shouldFocus: true });
            }}
          />
        )}
      </Stack>
    </Panel>
  );
};
