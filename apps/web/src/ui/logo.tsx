import ownLogo from '@cairn/design/assets/logo/cairn-logo.svg';
import ownLogoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { useSiteMarks } from '../lib/site.js';
import css from './logo.module.css';

/** The site's mark, else the product's, in the version that the ground calls for. */
export const Logo = ({ name, onDark }: { name: string; onDark?: boolean }) => {
  const marks = useSiteMarks();
  const light = marks.logo ?? ownLogo;
  const dark = marks.darkLogo ?? ownLogoOnDark;
  if (onDark) return <img src={dark} alt={name} className={css.logo} width={107} height={27} />;
  return (
    <>
      <img src={light} alt={name} className={css.logo} data-scheme="light" width={107} height={27} />
      <img src={dark} alt={name} className={css.logo} data-scheme="dark" width={107} height={27} />
    </>
  );
};
