import { StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { UseFormReturn, FieldValues } from 'react-hook-form';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { layoutCss } from '../../../ui/layout/layout.js';
import { useStating, type Ask, type Standing } from '../queries.js';

export type StatementValues = Wire<StatementRequest> & FieldValues;

interface StatementFormProps {
  ask: Pick<Ask, 'kind' | 'version'>;
  /** What the form begins with, beside kind and version. */
  stored?: { [Name in keyof StatementRequest]?: unknown };
  /** The sentence that is accepted; left out where nothing is. */
  accept?: string;
  submit: string;
  onStated?: (standing: Standing) => void;
  children?: (form: UseFormReturn<StatementValues>) => ReactNode;
}

/** A form that states one thing before the law of the site. */
export const StatementForm = ({ ask, stored, accept, submit, onStated, children }: StatementFormProps) => {
  const { t } = useTranslation('standing');
  const state = useStating();
  const { kind, version } = ask;
  const form = useContractForm(StatementRequest, { kind, version, accepted: false, ...stored });
  return (
    <Form
      form={form}
      label={t(`ask.${kind}.title`)}
      onSubmit={async (values) => {
        const standing = await state(values);
        notifications.show({ message: t('saved') });
        onStated?.(standing);
      }}
    >
      {children?.(form)}
      {accept !== undefined && (
        <FormField control={form.control} name="accepted">
          {(props) => <Tick {...props} label={accept} />}
        </FormField>
      )}
      <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {submit}
      </Button>
    </Form>
  );
};
