import type { Wire } from '@cairn/contracts';
import { CERTIFICATE_STATES } from '@cairn/contracts/certificates/certificate-states';
import { type CertificateRow } from '@cairn/contracts/certificates/certificates.replies';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CertificateBadge } from './certificate-badge.js';
import { CertificateDetail } from './certificate-detail.js';

type Row = Wire<CertificateRow>;

/** Every share certificate, newest first; transfers are entered from each. */
export const CertificateList = () => {
  const say = useSay();
  const language = useLanguage();
  const { said, number, day, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    said('holderName', 'certificates.holder'),
    {
      key: 'company',
      header: say('certificates.company'),
      isWideOnly: true,
      renderCell: ({ campaignId, company }) => (
        <RecordLink resource="campaigns" id={campaignId}>
          {company}
        </RecordLink>
      ),
    },
    number,
    {
      key: 'units',
      header: say('certificates.shares'),
      isFigure: true,
      renderCell: ({ units }) => formatCount(language, units),
    },
    day('issuedAt'),
    { ...stateHead, renderCell: ({ status }) => <CertificateBadge state={status} /> },
  ];
  return (
    <ListPage<Row>
      resource="certificates"
      title={say('nav.certificates')}
      firstState={null}
      order="DESC"
      views={[
        { label: say('list.all'), state: null },
        ...CERTIFICATE_STATES.map((state) => ({ label: say(`certificates.states.${state}`), state })),
      ]}
      columns={columns}
      emptyText={say('certificates.empty')}
      footNote={say('certificates.note')}
      renderDetail={(id) => <CertificateDetail key={id} id={id} />}
    />
  );
};
