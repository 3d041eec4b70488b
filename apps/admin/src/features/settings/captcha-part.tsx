import { CAPTCHA_PROVIDERS } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Choice, Switch, TextBox } from '../../ui/forms/field.js';
import type { SettingsDraft } from './settings-draft.js';
import css from './settings.module.css';

const FORMS = [
  'frontSignupStatus',
  'frontLoginStatus',
  'contactusStatus',
  'newsletterStatus',
  'adminLoginStatus',
] as const;

/** Which forms have a captcha, and its provider. */
export const CaptchaPart = ({ draft: { now, set, errors } }: { draft: SettingsDraft }) => {
  const say = useSay();
  const isOutside = now.captchaProvider !== 'altcha';
  return (
    <div className={css.form}>
      <h2>{say('settings.parts.captcha')}</h2>
      <Choice
        label={say('settings.fields.captchaProvider')}
        help={isOutside ? say('settings.outside_help') : say('settings.altcha_help')}
        value={now.captchaProvider}
        onChange={(chosen) => {
          const captchaProvider = CAPTCHA_PROVIDERS.find((provider) => provider === chosen);
          if (captchaProvider !== undefined) set({ captchaProvider });
        }}
        options={CAPTCHA_PROVIDERS.map((value) => ({ value, label: say(`settings.captchas.${value}`) }))}
      />
      {isOutside && (
        <>
          <TextBox
            label={say('settings.fields.applicationClient')}
            value={now.applicationClient ?? ''}
            onChange={(key) => set({ applicationClient: key === '' ? null : key })}
            error={errors['applicationClient']}
            direction="ltr"
            max={200}
          />
          <TextBox
            label={say('settings.fields.applicationSecret')}
            help={now.hasCaptchaKey ? say('settings.secret_kept') : say('settings.secret_help')}
            value={now.applicationSecret ?? ''}
            onChange={(secret) => set({ applicationSecret: secret })}
            error={errors['applicationSecret']}
            direction="ltr"
            type="password"
            max={200}
          />
        </>
      )}
      <h2>{say('settings.forms')}</h2>
      {FORMS.map((name) => (
        <Switch
          key={name}
          label={say(`settings.fields.${name}`)}
          checked={now[name]}
          onChange={(isOn) => set({ [name]: isOn })}
        />
      ))}
    </div>
  );
};
