import type { Language } from '@cairn/contracts';
import { DIRECTIONS } from './directions.js';

/** One line of what a mail is about; the sum closes the list. */
export interface MailFact {
  label: string;
  value: string;
  isSum: boolean;
}

/** A button, and the same address for programs that do not show it. */
export interface MailAction {
  button: string;
  link: string;
  plainLink: string;
}

/** The content of a mail, before layout. */
export interface MailText {
  language: Language;
  subject: string;
  greeting: string;
  body: string;
  /** A message written by somebody else, kept separate from the site's text. */
  quote: string | null;
  facts: readonly MailFact[];
  /** The page to open; null where the mail is complete by itself. */
  action: MailAction | null;
  /** What the law has the mail say; no template leaves it out. */
  legends: readonly string[];
  closing: string;
  /** The note that we never ask for a password by mail. */
  safety: string;
  /** The address of the mail preferences; null for a mail to somebody without an account. */
  choose: { words: string; link: string } | null;
  siteName: string;
  /** Addresses of the site's marks; null for a site that is only written. */
  marks: { light: string; dark: string } | null;
  /** The site's legal operator: the name and the lines of the address. */
  operator: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The plain-text version: the same words in the same order. */
export function textMail(mail: MailText): string {
  const { greeting, body, quote, facts, action, legends, closing, operator, safety, choose } = mail;
  return [
    greeting,
    '',
    body,
    '',
    ...(quote === null ? [] : [...quote.split('\n').map((line) => `> ${line}`), '']),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...(action === null ? [] : [action.plainLink, action.link, '']),
    ...legends,
    ...(legends.length > 0 ? [''] : []),
    closing,
    ...operator,
    '',
    safety,
    ...(choose === null ? [] : [`${choose.words}: ${choose.link}`]),
    '',
  ].join('\n');
}

const INK = '#151b18';
const MUTED = '#585f5c';
const LINE = '#dee2e0';
const ACCENT = '#0c5d6c';
const SANS = 'Arial,Helvetica,sans-serif';
const SERIF = "Georgia,'Times New Roman',serif";

/** For programs that support dark mode; the others show the light one, which is complete. */
const DARK = `@media (prefers-color-scheme: dark) {
.m-page { background: #0e1312 !important; }
.m-card { background: #171d1b !important; border-color: #323a37 !important; }
.m-text { color: #eef2f0 !important; }
.m-muted { color: #aeb6b2 !important; }
.m-line { border-color: #323a37 !important; }
.m-deed { border-color: #eef2f0 !important; }
.m-link { color: #7cc3d0 !important; }
.m-light { display: none !important; }
.m-dark { display: block !important; }
}`;

/** Figures are at the end of the line; their digits run left to right in every language. */
function factRow({ label, value, isSum }: MailFact, end: 'left' | 'right'): string {
  const weight = isSum ? 'font-weight:bold;' : '';
  const line = isSum ? '' : `border-bottom:1px solid ${LINE};`;
  const words = isSum ? 'm-text' : 'm-muted';
  return `<tr><td class="${words} m-line" style="padding:11px 0;${line}${weight}color:${isSum ? INK : MUTED}">${escape(label)}</td>
<td class="m-text m-line" align="${end}" style="padding:11px 0;${line}${weight}color:${INK}">${escape(value)}</td></tr>`;
}

function factTable(facts: readonly MailFact[], end: 'left' | 'right'): string {
  if (facts.length === 0) return '';
  return `<table role="presentation" class="m-deed" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:4px double ${INK};font:15px/1.5 ${SANS}">
${facts.map((fact) => factRow(fact, end)).join('\n')}
</table>`;
}

/** Somebody else's words, in their own direction. */
const quoted = (quote: string | null): string =>
  quote === null
    ? ''
    : `<p dir="auto" class="m-text m-line" style="margin:0 0 24px;padding:2px 16px;border-inline-start:3px solid ${LINE};font:16px/1.6 ${SANS};color:${INK}">${escape(quote).replaceAll('\n', '<br>')}</p>`;

const logo = ({ siteName, marks }: MailText): string =>
  marks === null
    ? `<bdi class="m-text" style="font:normal 22px/1.25 ${SERIF};color:${INK}">${escape(siteName)}</bdi>`
    : `<img class="m-light" src="${escape(marks.light)}" width="112" alt="${escape(siteName)}" style="display:block;border:0">
<img class="m-dark" src="${escape(marks.dark)}" width="112" alt="" style="display:none;border:0">`;

const actionOf = (action: MailAction | null): string => {
  if (action === null) return '';
  const { button, link, plainLink } = action;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${ACCENT};border-radius:6px"><a href="${escape(link)}" style="display:inline-block;padding:13px 22px;font:bold 15px/1.25 ${SANS};color:#ffffff;text-decoration:none">${escape(button)}</a></td></tr></table>
<p class="m-muted m-line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${LINE};font:13px/1.6 ${SANS};color:${MUTED}">${escape(plainLink)}<br><span dir="ltr" style="word-break:break-all">${escape(link)}</span></p>`;
};

const legendsOf = (legends: readonly string[]): string =>
  legends.length === 0
    ? ''
    : `<p class="m-muted m-line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${LINE};font:13px/1.6 ${SANS};color:${MUTED}">${legends.map(escape).join('<br>')}</p>`;

/** One column of 600 px in tables, one button, faces that every mail program has; the direction follows the language. */
export function htmlMail(mail: MailText): string {
  const { language, subject, greeting, body, facts, action, closing, operator, safety, choose } = mail;
  const direction = DIRECTIONS[language];
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const chosen =
    choose === null
      ? ''
      : `<br><a class="m-link" href="${escape(choose.link)}" style="color:${ACCENT}">${escape(choose.words)}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>${DARK}</style></head>
<body class="m-page" style="margin:0;padding:0;background:#f3f6f4;color:${INK}">
<div style="display:none;max-height:0;overflow:hidden">${escape(body)}</div>
<table role="presentation" class="m-page" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td align="${start}" style="padding:0 0 20px">${logo(mail)}</td></tr>
<tr><td class="m-card" align="${start}" style="background:#ffffff;border:1px solid ${LINE};border-radius:12px;padding:36px 36px 32px">
<h1 class="m-text" style="margin:0 0 16px;font:normal 28px/1.25 ${SERIF};color:${INK}">${escape(subject)}</h1>
<p class="m-text" style="margin:0 0 12px;font:16px/1.6 ${SANS};color:${INK}">${escape(greeting)}</p>
<p class="m-text" style="margin:0 0 24px;font:16px/1.6 ${SANS};color:${INK}">${escape(body)}</p>
${quoted(mail.quote)}${factTable(facts, end)}
${actionOf(action)}${legendsOf(mail.legends)}</td></tr>
<tr><td class="m-muted" align="${start}" style="padding:20px 4px 0;font:12px/1.6 ${SANS};color:${MUTED}">${escape(safety)}<br>${[closing, ...operator].map((line) => `<bdi>${escape(line)}</bdi>`).join('<br>')}${chosen}</td></tr>
</table></td></tr></table></body></html>`;
}
