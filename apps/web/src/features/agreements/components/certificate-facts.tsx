import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { Code } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Deed, Terms, type Term } from '../../../ui/layout/surface.js';
import type { Checked } from '../queries.js';
import { CertificateState } from './certificate-state.js';

interface CertificateFactsProps {
  certificate: Omit<Checked, 'holder' | 'nameShown'>;
  /** Null where the holder hides it. */
  holder: string | null;
  /** What only the holder sees. */
  further?: readonly Term[];
}

/** What a certificate says, to its holder and to whoever verifies it. */
export const CertificateFacts = ({ certificate, holder, further = [] }: CertificateFactsProps) => {
  const { t, i18n } = useTranslation('agreements');
  const { number, company, status, units, firstShare, lastShare, issuedAt, endedAt, code } = certificate;
  const count = (value: number): string => formatNumber(value, i18n.language);
  return (
    <Deed>
      <Terms
        items={[
          { term: t('certificate.state'), value: <CertificateState state={status} /> },
          { term: t('certificate.number'), value: <Code>{number}</Code> },
          { term: t('certificate.company'), value: <bdi>{company}</bdi> },
          {
            term: t('certificate.holder'),
            value: holder === null ? t('verify.hiddenName') : <bdi>{holder}</bdi>,
          },
          { term: t('certificate.shares'), value: count(units) },
          {
            term: t('certificate.numbered'),
            value: t('certificate.range', { first: count(firstShare), last: count(lastShare) }),
          },
          ...further,
          { term: t('certificate.issued'), value: <SiteDate value={issuedAt} /> },
          ...(endedAt === null ? [] : [{ term: t('certificate.ended'), value: <SiteDate value={endedAt} /> }]),
          { term: t('certificate.code'), value: <Code>{code}</Code> },
        ]}
      />
    </Deed>
  );
};
