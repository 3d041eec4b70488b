import { sendProven } from '@cairn/client/captcha';
import { Button } from '@mui/material';
import { ApiError } from '@cairn/client';
import { adminApi } from '@cairn/contracts';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import css from './gate.module.css';
import { Gate } from './gate.js';
import { NoAdminYet } from './no-admin-yet.js';
import { TextInput } from '../../ui/forms/text-input.js';

/** Sign-in of an admin: the password, then the code of the authenticator, always. */
export const SignInPage = () => {
  const say = useSay();
  const client = useClient();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [halfToken, setHalfToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const startAgain = (): void => {
    setHalfToken(null);
    setCode('');
    setPassword('');
  };

  const attempt = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      if (halfToken === null) {
        const body = { email: email.trim(), password };
        const half = await sendProven(client, 'adminLogin', (captcha) =>
          client.send(adminApi.login, { body, captcha }),
        );
        setHalfToken(half.halfToken);
      } else {
        await login({ halfToken, code });
      }
    } catch (error) {
      setFailure(error);
      setCode('');
      if (error instanceof ApiError && error.code === 'auth.half_token_expired') startAgain();
    } finally {
      setIsBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt();
  };

  const isCodeStep = halfToken !== null;
  return (
    <Gate title={say('sign_in.title')} lead={say(isCodeStep ? 'sign_in.code_lead' : 'sign_in.lead')}>
      <form className={css.fields} onSubmit={submit}>
        <NoAdminYet />
        {failure !== null && <ErrorNotice error={failure} />}
        {isCodeStep ? (
          <TextInput
            key="code"
            label={say('sign_in.code')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            digits={6}
          />
        ) : (
          <>
            <TextInput
              label={say('sign_in.email')}
              type="email"
              value={email}
              onChange={setEmail}
              autoComplete="username"
            />
            <TextInput
              label={say('sign_in.password')}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          </>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isBusy} aria-busy={isBusy}>
          {say(isBusy ? 'dialog.busy' : isCodeStep ? 'sign_in.enter' : 'sign_in.next')}
        </Button>
        {isCodeStep && (
          <Button type="button" color="inherit" onClick={startAgain}>
            {say('sign_in.again')}
          </Button>
        )}
      </form>
    </Gate>
  );
};
