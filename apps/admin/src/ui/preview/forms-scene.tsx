import type { CaptchaProvider } from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import css from './preview.module.css';
import { Entry, Press } from './site-parts.js';
import { useSiteView } from './site-view.js';
import type { SiteWordKey } from './site-words.js';

/** Which forms ask for a captcha, and whose. */
export interface CaptchaRules {
  captchaProvider: CaptchaProvider;
  frontSignupStatus: boolean;
  frontLoginStatus: boolean;
  contactusStatus: boolean;
  newsletterStatus: boolean;
}

interface Form {
  name: Exclude<keyof CaptchaRules, 'captchaProvider'>;
  title: SiteWordKey;
  field: SiteWordKey;
  submit: SiteWordKey;
}

const FORMS: readonly Form[] = [
  { name: 'frontSignupStatus', title: 'auth.signUp.title', field: 'auth.email', submit: 'auth.signUp.submit' },
  { name: 'frontLoginStatus', title: 'auth.login.title', field: 'auth.email', submit: 'auth.login.submit' },
  { name: 'contactusStatus', title: 'contact.title', field: 'contact.subject', submit: 'contact.send' },
  {
    name: 'newsletterStatus',
    title: 'contact.newsletter.title',
    field: 'contact.email',
    submit: 'contact.newsletter.subscribe',
  },
];

/** What stands in a form for the captcha: a widget of somebody outside, or nothing that one sees. */
const Captcha = ({ provider }: { provider: CaptchaProvider }) => {
  const say = useSay();
  const { t } = useSiteView();
  if (provider === 'altcha') return <span className={css.note}>{say('settings.altcha_unseen')}</span>;
  return (
    <span className={css.captcha}>
      <span className={css.tick} />
      <span>{t('common.captcha')}</span>
      <b>
        <bdi>{say(`settings.captchas.${provider}`)}</bdi>
      </b>
    </span>
  );
};

/** The forms that visitors send, each with what it asks of them. */
export const FormsScene = ({ rules }: { rules: CaptchaRules }) => {
  const { t } = useSiteView();
  return (
    <div className={css.forms}>
      {FORMS.map(({ name, title, field, submit }) => (
        <div key={name} className={css.card}>
          <p className={css.subject}>{t(title)}</p>
          <Entry label={t(field)} />
          {rules[name] && <Captcha provider={rules.captchaProvider} />}
          <Press isWide>{t(submit)}</Press>
        </div>
      ))}
    </div>
  );
};
