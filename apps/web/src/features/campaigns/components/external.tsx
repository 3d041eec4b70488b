import { textCss } from '../../../ui/text/text.js';

/** A link that leaves the site. */
export const External = ({ href, children }: { href: string; children: string }) => (
  <a className={textCss.link} href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
