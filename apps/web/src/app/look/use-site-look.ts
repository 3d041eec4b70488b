import { useEffect } from 'react';
import { useSite } from '../../lib/site/site.js';

/** Puts the site's own colours and icon in place of the product's. */
export const useSiteLook = (): void => {
  const { data: site } = useSite();
  const primary = site?.sitePrimaryColor ?? null;
  const secondary = site?.siteSecondaryColor ?? null;
  const icon = site?.favIcon ?? null;
  useEffect(() => {
    if (primary === null && secondary === null) return undefined;
    // Written through the style sheet's object: the page's policy allows no style that arrives as text.
    const sheet = new CSSStyleSheet();
    void import('./colour-sheet.js').then(({ colourSheet }) => {
      sheet.replaceSync(colourSheet(primary, secondary));
      document.adoptedStyleSheets.push(sheet);
    });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [primary, secondary]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || link === null) return;
    link.removeAttribute('type');
    link.href = icon;
  }, [icon]);
};
