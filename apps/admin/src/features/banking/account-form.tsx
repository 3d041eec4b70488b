import { operatorAccountsApi } from '@cairn/contracts';
import { USUAL_WIRE_FEE } from '@cairn/contracts/payments/operator-accounts';
import { CURRENCIES, minorPerMajor } from '@cairn/finance';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, Pair, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

const TEXTS = ['holder', 'bankName', 'bankAddress', 'iban', 'accountNumber', 'routingNumber', 'bic'] as const;
const OPTIONAL = ['bankAddress', 'iban', 'accountNumber', 'routingNumber', 'bic'];
const CODES = ['iban', 'accountNumber', 'routingNumber', 'bic'];
const DECIMAL = /^\d{1,6}([.,]\d{1,3})?$/;

type Texts = Record<(typeof TEXTS)[number], string>;
const NOTHING: Texts = {
  holder: '',
  bankName: '',
  bankAddress: '',
  iban: '',
  accountNumber: '',
  routingNumber: '',
  bic: '',
};

/** Minor units of what was typed; null for what is no amount. */
function feeOf(typed: string, currency: string): number | null {
  if (!DECIMAL.test(typed)) return null;
  const minor = Number(typed.replace(',', '.')) * Number(minorPerMajor(currency));
  return Number.isInteger(Math.round(minor)) ? Math.round(minor) : null;
}

/** Proposes the account of a currency. */
export const AccountForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('operator-accounts');
  const [currency, setCurrency] = useState('USD');
  const [texts, setTexts] = useState<Texts>(NOTHING);
  const [fee, setFee] = useState(String(USUAL_WIRE_FEE));
  const [reason, setReason] = useState('');
  const wireFee = feeOf(fee, currency);
  const form = useSentForm(async () => {
    if (wireFee === null) return null;
    const given = Object.fromEntries(TEXTS.map((name) => [name, texts[name].trim() || null]));
    const body = { ...given, holder: texts.holder, bankName: texts.bankName, currency, wireFee, reason };
    await client.send(operatorAccountsApi.propose, { body });
    await refresh();
    return say('banking.propose_done');
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('banking.propose')}
      body={say('banking.propose_body')}
      confirm={say('banking.propose')}
      onClose={onClose}
    >
      <Pair>
        <Choice
          label={say('banking.currency')}
          error={errors.of('currency')}
          value={currency}
          options={Object.keys(CURRENCIES).map((code) => ({ value: code, label: code }))}
          onChange={setCurrency}
        />
        <TextBox
          label={say('banking.wire_fee')}
          value={fee}
          onChange={setFee}
          error={wireFee === null ? say('banking.fee_wrong') : errors.of('wireFee')}
          direction="ltr"
          isRequired
        />
      </Pair>
      {TEXTS.map((name) => (
        <TextBox
          key={name}
          label={say(`banking.fields.${name}`)}
          value={texts[name]}
          onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
          error={errors.of(name)}
          direction={CODES.includes(name) ? 'ltr' : 'auto'}
          isRequired={!OPTIONAL.includes(name)}
        />
      ))}
      <TextBox
        label={say('fees.reason')}
        help={say('bank.reason_help')}
        value={reason}
        onChange={setReason}
        error={errors.of('reason')}
        max={1000}
        isRequired
      />
    </FormDialog>
  );
};
