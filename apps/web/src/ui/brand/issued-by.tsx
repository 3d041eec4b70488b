import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site/site.js';
import { SiteDate } from '../data/site-date.js';
import { Text } from '../text/text.js';
import css from './issued-by.module.css';
import { Logo } from './logo.js';

/** Whose receipt it is, and when it was issued: the legal name and the address of who runs the site. */
export const IssuedBy = ({ at }: { at: string }) => {
  const { t } = useTranslation('common');
  const { data: site } = useSite();
  if (!site) return null;
  const address = (site.operatorAddress ?? '').split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={css.issuer}>
      <span className={css.mark}>
        <Logo />
      </span>
      <Text as="p" size="small" muted>
        {t('receipt.issuedBy')} <b dir="auto">{site.operatorName ?? site.siteName}</b>
        {address.map((line) => (
          <span key={line}>
            <br />
            <bdi>{line}</bdi>
          </span>
        ))}
        <br />
        {t('receipt.issuedOn')} <SiteDate value={at} format="moment" />
      </Text>
    </div>
  );
};
