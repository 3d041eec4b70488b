import { Button } from '@mui/material';
import { adminApi, type Wire } from '@cairn/contracts';
import type { Enrolment } from '@cairn/contracts/admin/admin.replies';
import { meetsPasswordRules } from '@cairn/contracts/users/password';
import { useState, type FormEvent } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { useFieldErrors } from '../../ui/forms/field-errors.js';
import { Facts } from '../../ui/records/facts.js';
import { Code } from '../../ui/records/text.js';
import css from './gate.module.css';
import { PasswordRules } from './password-rules.js';
import { TextInput } from '../../ui/forms/text-input.js';

interface EnrolmentFormProps {
  token: string;
  enrolment: Wire<Enrolment>;
  onDone: () => void;
}

type Wrong = Partial<Record<'password' | 'repeat' | 'code', string>>;

export const EnrolmentForm = ({ token, enrolment, onDone }: EnrolmentFormProps) => {
  const say = useSay();
  const client = useClient();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const errors = useFieldErrors();
  const [isBusy, setIsBusy] = useState(false);

  const check = (): Wrong => ({
    ...(meetsPasswordRules(password) ? {} : { password: say('enrolment.password_weak') }),
    ...(repeat === password ? {} : { repeat: say('enrolment.password_differs') }),
    ...(/^\d{6}$/u.test(code) ? {} : { code: say('enrolment.code_six') }),
  });

  const enrol = async (): Promise<void> => {
    setIsBusy(true);
    errors.clear();
    try {
      await client.send(adminApi.enrol, { params: { token }, body: { password, passwordConfirmation: repeat, code } });
      onDone();
    } catch (error) {
      errors.take(error);
    } finally {
      setIsBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = check();
    setWrong(found);
    if (Object.keys(found).length === 0) void enrol();
  };

  return (
    <form className={css.fields} onSubmit={submit} noValidate>
      <Facts
        facts={[
          { label: say('people.email'), value: <Code>{enrolment.email}</Code> },
          { label: say('enrolment.role'), value: say(`roles.${enrolment.role}`) },
        ]}
      />
      <p>{say('enrolment.scan')}</p>
      <img className={css.qr} src={enrolment.qrCode} alt={say('enrolment.qr_alt')} />
      <p>
        {say('enrolment.secret')} <Code>{enrolment.secret}</Code>
      </p>
      {errors.other}
      <input type="text" hidden readOnly autoComplete="username" value={enrolment.email} />
      <TextInput
        label={say('enrolment.password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={wrong.password ?? errors.of('password') ?? null}
      />
      <PasswordRules password={password} />
      <TextInput
        label={say('enrolment.repeat')}
        type="password"
        value={repeat}
        onChange={setRepeat}
        autoComplete="new-password"
        error={wrong.repeat ?? errors.of('passwordConfirmation') ?? null}
      />
      <TextInput
        label={say('enrolment.code')}
        help={say('enrolment.code_help')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        digits={6}
        error={wrong.code ?? errors.of('code') ?? null}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy} aria-busy={isBusy}>
        {say(isBusy ? 'dialog.busy' : 'enrolment.open')}
      </Button>
    </form>
  );
};
