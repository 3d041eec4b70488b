import ownLogo from '@cairn/design/assets/logo/cairn-logo.svg';
import ownLogoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { SOFTWARE, useSiteMarks, useSiteName } from '../../lib/site/site.js';
import css from './logo.module.css';

interface MarkProps {
  mark: string | null;
  own: string;
  /** The scheme in which it is shown; without one, always. */
  scheme?: 'light' | 'dark';
}

/** A renamed site without a mark is written: the product's mark would name another. */
const Mark = ({ mark, own, scheme }: MarkProps) => {
  const name = useSiteName();
  if (mark === null && name !== SOFTWARE) {
    return (
      <bdi className={css.name} data-scheme={scheme}>
        {name}
      </bdi>
    );
  }
  return <img src={mark ?? own} alt={name} className={css.logo} data-scheme={scheme} width={107} height={27} />;
};

/** The site's mark, else its name, else the product's mark, in the version that the ground calls for. */
export const Logo = ({ onDark }: { onDark?: boolean }) => {
  const marks = useSiteMarks();
  const dark = { mark: marks.darkLogo, own: ownLogoOnDark };
  if (onDark) return <Mark {...dark} />;
  return (
    <>
      <Mark mark={marks.logo} own={ownLogo} scheme="light" />
      <Mark {...dark} scheme="dark" />
    </>
  );
};
