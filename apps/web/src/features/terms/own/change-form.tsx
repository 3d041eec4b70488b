import { changesApi } from '@cairn/contracts/campaigns/changes/changes.endpoints';
import { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { LONGEST_CHANGE_REASON } from '@cairn/contracts/campaigns/changes/material-fields';
import { useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Form } from '../../../ui/forms/form.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Columns, Row } from '../../../ui/layout/layout.js';
import type { Preview, TermsNow } from '../queries.js';
import { ChangePreviewPanel } from './change-preview.js';
import { enteredOf, storedOf, type Entered } from './entered.js';
import { TermField } from './term-field.js';

interface ChangeFormProps {
  campaignId: string;
  now: TermsNow;
  /** Those of the terms that this form changes. */
  terms: TermsNow['terms'];
}

/** New values and the reason, first shown with what they would cause. */
export const ChangeForm = ({ campaignId, now, terms }: ChangeFormProps) => {
  const { t } = useTranslation('terms');
  const form = useContractForm(ChangeTermsRequest, { reason: '', ...storedOf(terms) });
  const [checked, setChecked] = useState<{ body: Entered; preview: Preview }>();
  const { isDirty, isSubmitting } = form.formState;
  // The names of the fields follow from the type of the campaign; react-hook-form's types are invariant in them.
  const control = form.control as unknown as Control<FieldValues>;
  if (checked) {
    return (
      <>
        <LeaveGuard dirty />
        <ChangePreviewPanel campaignId={campaignId} {...checked} onBack={() => setChecked(undefined)} />
      </>
    );
  }
  return (
    <Form
      form={form}
      label={t('own.propose')}
      onSubmit={async (values) => {
        const body = enteredOf(values, terms);
        setChecked({ body, preview: await send(changesApi.preview, { params: { campaignId }, body }) });
      }}
    >
      <LeaveGuard dirty={isDirty && !isSubmitting} />
      <Columns kind="pair">
        {terms.map(({ field }) => (
          <TermField key={field} control={control} field={field} now={now} />
        ))}
      </Columns>
      <FormField control={control} name="reason">
        {(props) => (
          <FreeTextarea
            {...props}
            autosize
            minRows={3}
            maxLength={LONGEST_CHANGE_REASON}
            label={t('own.reason')}
            description={t('own.reasonNote')}
          />
        )}
      </FormField>
      <Row>
        <Button type="submit" loading={isSubmitting}>
          {t('own.preview')}
        </Button>
      </Row>
    </Form>
  );
};
