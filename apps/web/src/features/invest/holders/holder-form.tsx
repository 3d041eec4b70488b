import { InvestingAccountRequest, INVESTING_AS } from '@cairn/contracts/investments/steps/investing-account.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { forgetStep, keepStep, keptStep } from '../../../ui/forms/step-draft.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { AccountAddress, AccountHolder } from './holder-fields.js';
import { bodyOf, withoutSecrets, type HolderValues } from './holder-values.js';

const US_LAWS: readonly string[] = ['us_regcf', 'us_506c'];

/** What is certified for the tax office: the words of the United States only where the holder or the law is theirs. */
const useTaxWords = (country: string) => {
  const { data: site } = useSite();
  if (country === 'US') return 'taxCertified';
  return US_LAWS.includes(site?.jurisdictionProfile ?? '') ? 'taxCertifiedAbroad' : 'taxCertifiedPlain';
};

interface HolderFormProps {
  label: string;
  stored: HolderValues;
  /** Under which what is typed waits in the tab until it is sent; null where leaving is asked about instead. */
  draftKey: string | null;
  /** Whether the kind of holder is chosen here. */
  choosesKind?: boolean;
  submit: (body: Wire<InvestingAccountRequest>) => Promise<void>;
  /** The buttons below. */
  renderFoot: (isSubmitting: boolean) => ReactNode;
}

/** V-05 to V-07: a holder: oneself, two together, a company, a retirement account. */
export const HolderForm = ({ label, stored, draftKey, choosesKind = true, submit, renderFoot }: HolderFormProps) => {
  const { t } = useTranslation('invest');
  const kept = draftKey === null ? null : keptStep<Partial<HolderValues>>(draftKey);
  const form = useContractForm(InvestingAccountRequest, { ...stored, ...kept });
  const { control, formState } = form;
  const investingAs = useWatch({ control, name: 'investingAs' });
  const taxWords = useTaxWords(useWatch({ control, name: 'country' }));
  useEffect(() => {
    if (draftKey === null) return undefined;
    const typing = form.watch((values) => keepStep(draftKey, withoutSecrets(values)));
    return () => typing.unsubscribe();
  }, [form, draftKey]);
  return (
    <Form
      form={form}
      gap={6}
      label={label}
      onSubmit={async (values) => {
        await submit(bodyOf(values));
        if (draftKey !== null) forgetStep(draftKey);
      }}
    >
      {draftKey === null && (
        <LeaveGuard dirty={formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful} />
      )}
      {choosesKind && (
        <FormField control={control} name="investingAs">
          {({ ref, value, onChange, error }) => (
            <ChoiceRows
              ref={ref}
              legend={t('account.who')}
              value={value}
              onChange={(kind: unknown) => {
                // What was wrong with the other form is not wrong with this one, which nobody has filled in yet.
                form.clearErrors();
                onChange(kind);
              }}
              error={error}
              choices={INVESTING_AS.map((kind) => ({
                value: kind,
                title: t(`account.kind.${kind}.title`),
                text: t(`account.kind.${kind}.text`),
              }))}
            />
          )}
        </FormField>
      )}
      <AccountHolder control={control} investingAs={investingAs} />
      <AccountAddress control={control} />
      <FormField control={control} name="taxCertified">
        {(props) => <Tick {...props} label={t(`account.${taxWords}`)} />}
      </FormField>
      {renderFoot(formState.isSubmitting)}
    </Form>
  );
};
