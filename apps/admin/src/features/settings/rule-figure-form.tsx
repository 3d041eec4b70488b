import { jurisdictionsApi } from '@cairn/contracts';
import { OPERATOR_FIGURES, type OperatorFigure } from '@cairn/contracts/jurisdictions/rule-figures.request';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { isAmount } from './rule-figures.js';

interface RuleFigureFormProps {
  onClose: () => void;
  onAdded: () => void;
}

/** A figure of the operator's own, from a day on. */
export const RuleFigureForm = ({ onClose, onAdded }: RuleFigureFormProps) => {
  const say = useSay();
  const client = useClient();
  const [key, setKey] = useState<OperatorFigure>('yearly_limit');
  const [value, setValue] = useState('');
  const [effectiveFrom, setEffectiveFrom] = useState('');
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    const figure = /^\d{1,13}$/.test(value.trim()) ? Number(value) : NaN;
    await client.send(jurisdictionsApi.addFigure, { body: { key, value: figure, effectiveFrom, reason } });
    onAdded();
    return say('settings.law_of.added');
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('settings.law_of.add')}
      body={say('settings.law_of.add_body')}
      confirm={say('settings.law_of.add')}
      onClose={onClose}
    >
      <Choice
        label={say('settings.law_of.key')}
        value={key}
        onChange={(chosen) => setKey(OPERATOR_FIGURES.find((one) => one === chosen) ?? key)}
        error={errors.of('key')}
        options={OPERATOR_FIGURES.map((one) => ({ value: one, label: say(`settings.law_of.keys.${one}`) }))}
      />
      <TextBox
        label={say('settings.law_of.value')}
        help={say(isAmount(key) ? 'settings.law_of.amount_help' : 'settings.law_of.value_help')}
        value={value}
        onChange={setValue}
        error={errors.of('value')}
        direction="ltr"
      />
      <TextBox
        label={say('settings.law_of.from')}
        type="date"
        value={effectiveFrom}
        onChange={setEffectiveFrom}
        error={errors.of('effectiveFrom')}
        direction="ltr"
      />
      <TextBox
        label={say('settings.law_of.reason')}
        help={say('settings.law_of.reason_help')}
        value={reason}
        onChange={setReason}
        error={errors.of('reason')}
        max={1000}
      />
    </FormDialog>
  );
};
