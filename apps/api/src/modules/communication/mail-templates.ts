import { DIRECTIONS } from './directions.js';
import type { Language } from '@cairn/contracts';

export interface MailText {
  greeting: string;
  subject: string;
  body: string;
  button: string | null;
  link: string | null;
  plainLink: string;
  closing: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Readable as text alone. */
export function textMail(mail: MailText): string {
  const link = mail.link === null ? [] : [mail.plainLink, mail.link, ''];
  return [mail.greeting, '', mail.body, '', ...link, mail.closing, ''].join('\n');
}

/** One column of 600 px, one button, faces every mail program has; the direction follows the language. */
export function htmlMail(mail: MailText, language: Language): string {
  const direction = DIRECTIONS[language];
  const button =
    mail.link === null
      ? ''
      : `<p style="margin:28px 0"><a href="${escape(mail.link)}" style="background:#0c5d6c;color:#ffffff;padding:14px 22px;border-radius:6px;text-decoration:none;font-weight:bold">${escape(mail.button ?? '')}</a></p>
<p style="color:#585f5c;font-size:13px">${escape(mail.plainLink)}<br><span dir="ltr" style="word-break:break-all">${escape(mail.link)}</span></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;background:#f3f6f4;color:#151b18;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px;text-align:start">
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-weight:normal;font-size:26px;line-height:1.25">${escape(mail.subject)}</h1>
<p>${escape(mail.greeting)}</p>
<p>${escape(mail.body)}</p>
${button}
<p style="border-top:4px double #c9cdcb;padding-top:16px;color:#585f5c;font-size:13px">${escape(mail.closing)}</p>
</td></tr></table></td></tr></table></body></html>`;
}
