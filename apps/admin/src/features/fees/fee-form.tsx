import { feesApi } from '@cairn/contracts';
import { MOST_FEE } from '@cairn/contracts/fees/platform-fees';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useMissing } from '../../ui/forms/use-missing.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { percentText, readPercent } from '../../lib/format/percent.js';
import { RATES, type Rates } from './rates.js';

interface FeeFormProps {
  /** The fees in force, which the form begins with. */
  current: Rates;
  onClose: () => void;
}

/** Proposes other fees from a day on. */
export const FeeForm = ({ current, onClose }: FeeFormProps) => {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const refresh = useRefresh('platform-fees');
  const [typed, setTyped] = useState(() => ({
    fixedReached: percentText(language, current.fixedReached),
    flexibleReached: percentText(language, current.flexibleReached),
    flexibleMissed: percentText(language, current.flexibleMissed),
  }));
  const [appliesFrom, setAppliesFrom] = useState('');
  const [reason, setReason] = useState('');
  const example = percentText(language, 750);
  const read = (name: keyof Rates) => readPercent(language, typed[name], BigInt(MOST_FEE));
  const problemOf = (name: keyof Rates): string | undefined => {
    const reading = read(name);
    return 'problem' in reading ? say(`figure.${reading.problem}`, { example }) : undefined;
  };
  const valueOf = (name: keyof Rates): number => {
    const reading = read(name);
    return 'value' in reading ? Number(reading.value) : NaN;
  };

  const missing = useMissing();
  const form = useSentForm(
    async () => {
      if (RATES.some((name) => problemOf(name) !== undefined)) return null;
      await client.send(feesApi.propose, {
        body: {
          fixedReached: valueOf('fixedReached'),
          flexibleReached: valueOf('flexibleReached'),
          flexibleMissed: valueOf('flexibleMissed'),
          appliesFrom,
          reason,
        },
      });
      await refresh();
      return say('fees.proposed');
    },
    onClose,
    () => ({ appliesFrom: missing(appliesFrom), reason: missing(reason, 3) }),
  );
  const { errors } = form;

  return (
    <FormDialog
      form={form}
      title={say('fees.propose')}
      body={say('fees.propose_body')}
      confirm={say('fees.propose')}
      onClose={onClose}
    >
      {RATES.map((name) => (
        <TextBox
          key={name}
          label={say(`fees.${name}`)}
          help={say('fees.percent_help', { example })}
          value={typed[name]}
          onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
          error={problemOf(name) ?? errors.of(name)}
          direction="ltr"
        />
      ))}
      <TextBox
        label={say('fees.from')}
        help={say('fees.from_help')}
        type="date"
        value={appliesFrom}
        onChange={setAppliesFrom}
        error={errors.of('appliesFrom')}
        direction="ltr"
      />
      <TextBox
        label={say('fees.reason')}
        help={say('fees.reason_help')}
        value={reason}
        onChange={setReason}
        error={errors.of('reason')}
        max={1000}
      />
    </FormDialog>
  );
};
