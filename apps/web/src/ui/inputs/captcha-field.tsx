import { CAPTCHA_FRAME, hearFrame, onFrameUsed } from '@cairn/client/captcha-frame';
import { CAPTCHA_FORMS, type CaptchaForm } from '@cairn/contracts/captcha/captcha-forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captchaQuery } from '../../lib/site/form.queries.js';
import css from './captcha-field.module.css';

/** The widget of an outside captcha, where the site has chosen one for this form; nothing else. */
export const CaptchaField = ({ form }: { form: CaptchaForm }) => {
  const { t } = useTranslation('common');
  const { data: settings } = useQuery(captchaQuery);
  const [round, setRound] = useState(0);
  const isWanted = settings !== undefined && settings.provider !== 'altcha' && settings[CAPTCHA_FORMS[form]];
  useEffect(() => {
    if (!isWanted) return undefined;
    const unhear = hearFrame();
    const unwatch = onFrameUsed(() => setRound((before) => before + 1));
    return () => {
      unhear();
      unwatch();
    };
  }, [isWanted]);
  if (!isWanted) return null;
  // No sandbox: the widget needs its own origin and scripts, and the frame's policy lets in nothing else.
  return <iframe key={round} src={CAPTCHA_FRAME} title={t('captcha')} className={css.frame} />;
};
