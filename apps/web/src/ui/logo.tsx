import logo from '@cairn/design/assets/logo/cairn-logo.svg';
import logoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import css from './logo.module.css';

/** The wordmark, in the version that the ground calls for. */
export const Logo = ({ name, onDark }: { name: string; onDark?: boolean }) =>
  onDark ? (
    <img src={logoOnDark} alt={name} className={css.logo} width={107} height={27} />
  ) : (
    <>
      <img src={logo} alt={name} className={css.logo} data-scheme="light" width={107} height={27} />
      <img src={logoOnDark} alt={name} className={css.logo} data-scheme="dark" width={107} height={27} />
    </>
  );
