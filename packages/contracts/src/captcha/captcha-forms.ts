/** Forms that may ask for a captcha, and the setting of each. */
export const CAPTCHA_FORMS = {
  adminLogin: 'adminLoginStatus',
  contact: 'contactusStatus',
  login: 'frontLoginStatus',
  signUp: 'frontSignupStatus',
  newsletter: 'newsletterStatus',
} as const;
export type CaptchaForm = keyof typeof CAPTCHA_FORMS;

/** The header of a form's proof: the same for every call, so that no request has a field for it. */
export const CAPTCHA_HEADER = 'x-captcha';
