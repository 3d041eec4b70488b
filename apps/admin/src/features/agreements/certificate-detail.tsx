import { certificatesApi, type Wire } from '@cairn/contracts';
import type { AdminCertificate } from '@cairn/contracts/certificates/certificates.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { formatCount } from '../../lib/format/format.js';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Muted, Said, Strong } from '../../ui/records/text.js';
import { Timeline } from '../../ui/records/timeline.js';
import { CertificateBadge } from './certificate-badge.js';
import { TransferForm } from './transfer-form.js';

type Certificate = Wire<AdminCertificate>;

const Standing = ({ certificate }: { certificate: Certificate }) => {
  const say = useSay();
  const language = useLanguage();
  const { campaignId, company, units, firstShare, lastShare, code } = certificate;
  const count = (value: number): string => formatCount(language, value);
  return (
    <Facts
      facts={[
        {
          label: say('certificates.company'),
          value: (
            <RecordLink resource="campaigns" id={campaignId}>
              {company}
            </RecordLink>
          ),
        },
        { label: say('certificates.shares'), value: count(units) },
        {
          label: say('certificates.numbered'),
          value: say('certificates.range', { first: count(firstShare), last: count(lastShare) }),
        },
        { label: say('certificates.code'), value: <Code>{code}</Code> },
      ]}
    />
  );
};

/** What the register says of it. */
const Entries = ({ certificate: { entries } }: { certificate: Certificate }) => {
  const say = useSay();
  const language = useLanguage();
  return (
    <Timeline
      entries={entries.map(({ id, kind, at, by, reason, holderName, units }) => ({
        key: id,
        body: (
          <>
            <Strong>{say(`certificates.kinds.${kind}`)}</Strong>
            <Muted>
              <Moment at={at} />
              {say('list.separator')}
              {say('certificates.of', { shares: formatCount(language, units), holder: holderName })}
              {by !== null && (
                <>
                  {say('list.separator')}
                  <Said>{by}</Said>
                </>
              )}
            </Muted>
            {reason !== null && <Said>{reason}</Said>}
          </>
        ),
      }))}
    />
  );
};

const Acts = ({ certificate }: { certificate: Certificate }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('certificates');
  const field = useReasonField();
  const mayChange = useMay()('registers.change');
  const [isOpen, setIsOpen] = useState(false);
  const { id, number, status } = certificate;
  if (!mayChange || status !== 'valid') return null;
  return (
    <>
      <Decisions
        decisions={[
          {
            key: 'cancel',
            label: say('certificates.cancel'),
            tone: 'danger',
            blockedBy: null,
            title: say('certificates.cancel_title', { number }),
            body: say('certificates.cancel_body'),
            confirm: say('certificates.cancel'),
            field,
            done: say('certificates.cancelled', { number }),
            run: async (reason) => {
              await client.send(certificatesApi.cancel, { params: { id }, body: { reason } });
              await refresh();
            },
          },
        ]}
      >
        <Button variant="contained" onClick={() => setIsOpen(true)}>
          {say('certificates.transfer')}
        </Button>
      </Decisions>
      {isOpen && <TransferForm certificate={certificate} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** One certificate, and the entries of its register that are about it. */
export const CertificateDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/certificates" query={useRecord('certificates', id)}>
      {(certificate) => ({
        ...recordHead({
          begun: say('certificates.issued'),
          at: certificate.issuedAt,
          id: certificate.holderId,
          leadsTo: 'users',
          name: certificate.holderName,
          under: (
            <>
              <CertificateBadge state={certificate.status} />
              <Code>{certificate.number}</Code>
            </>
          ),
        }),
        body: (
          <>
            <Standing certificate={certificate} />
            <Section title={say('certificates.register')}>
              <Entries certificate={certificate} />
            </Section>
          </>
        ),
        foot: <Acts certificate={certificate} />,
      })}
    </Detail>
  );
};
