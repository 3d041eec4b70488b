import { SOFTWARE } from '@cairn/contracts';
import logo from '@cairn/design/assets/logo/cairn-logo.svg';
import logoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { useSite } from '../../lib/data/site.js';

interface SiteMarkProps {
  scheme: 'light' | 'dark';
  className?: string | undefined;
}

/** The site's logo, else its name, else the software's logo. */
export const SiteMark = ({ scheme, className }: SiteMarkProps) => {
  const site = useSite();
  const name = site?.siteName ?? SOFTWARE;
  const mark = (scheme === 'dark' ? site?.darkLogo : null) ?? site?.siteLogo ?? null;
  if (mark === null && name !== SOFTWARE) {
    return (
      <b className={className}>
        <bdi>{name}</bdi>
      </b>
    );
  }
  return <img className={className} src={mark ?? (scheme === 'dark' ? logoOnDark : logo)} alt={name} />;
};
