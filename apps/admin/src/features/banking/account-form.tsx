import { operatorAccountsApi } from '@cairn/contracts';
import { USUAL_WIRE_FEE } from '@cairn/contracts/payments/operator-accounts';
import { CURRENCIES, toSafeInteger } from '@cairn/finance';
import { readMoney } from '@cairn/i18n';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Choice, Pair, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ReasonBox } from '../../ui/forms/reason-box.js';
import { useMissing } from '../../ui/forms/use-missing.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

const TEXTS = ['holder', 'bankName', 'bankAddress', 'iban', 'accountNumber', 'routingNumber', 'bic'] as const;
const OPTIONAL = ['bankAddress', 'iban', 'accountNumber', 'routingNumber', 'bic'];
const CODES = ['iban', 'accountNumber', 'routingNumber', 'bic'];

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

/** Proposes the account of a currency. */
export const AccountForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('operator-accounts');
  const [currency, setCurrency] = useState('USD');
  const [texts, setTexts] = useState<Texts>(NOTHING);
  const [fee, setFee] = useState(String(USUAL_WIRE_FEE));
  const [reason, setReason] = useState('');
  const language = useLanguage();
  const read = readMoney(language, fee, currency);
  const wireFee = 'value' in read ? toSafeInteger(read.value) : null;
  const missing = useMissing();
  const form = useSentForm(
    async () => {
      if (wireFee === null) return null;
      const given = Object.fromEntries(TEXTS.map((name) => [name, texts[name].trim() || null]));
      const body = { ...given, holder: texts.holder, bankName: texts.bankName, currency, wireFee, reason };
      await client.send(operatorAccountsApi.propose, { body });
      await refresh();
      return say('banking.propose_done');
    },
    onClose,
    () => ({
      wireFee: wireFee === null ? say('banking.fee_wrong') : null,
      holder: missing(texts.holder),
      bankName: missing(texts.bankName),
      iban: texts.iban.trim() === '' && texts.accountNumber.trim() === '' ? say('banking.number_needed') : null,
      reason: missing(reason, 3),
    }),
  );
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
      <ReasonBox value={reason} onChange={setReason} error={errors.of('reason')} />
    </FormDialog>
  );
};
