import type { Wire } from '@cairn/contracts';
import { PAYMENT_FILE_STATES } from '@cairn/contracts/payments/payment-file-states';
import type { PaymentFileDetail, PaymentFileRow } from '@cairn/contracts/payments/payment-files';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Detail } from '../../ui/layout/detail.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Badge } from '../../ui/records/badge.js';
import { Facts, Sum } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { Code, Moment, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { AnswerForm } from './answer-form.js';
import { BankingTabs } from './banking-tabs.js';
import { FileForm } from './file-form.js';
import { Payee } from './transfers-to-make.js';
import { useFileDecisions } from './use-file-decisions.js';

type Row = Wire<PaymentFileRow>;

const ITEM_LOOKS = {
  listed: { tone: 'neutral', shape: 'half' },
  dropped: { tone: 'warning', shape: 'square' },
  sent: { tone: 'success', shape: 'solid' },
  failed: { tone: 'danger', shape: 'square' },
} as const;

const Acts = ({ file }: { file: Wire<PaymentFileDetail> }) => <Decisions decisions={useFileDecisions(file)} />;

const Body = ({ file }: { file: Wire<PaymentFileDetail> }) => {
  const say = useSay();
  return (
    <>
      <Sum
        parts={file.transfers.map((transfer) => ({
          key: transfer.transferId,
          label: (
            <>
              <Payee transfer={transfer} />
              <br />
              <Badge {...ITEM_LOOKS[transfer.state]}>{say(`banking.item_states.${transfer.state}`)}</Badge>
              {transfer.result !== null && (
                <>
                  {' '}
                  <SmallMuted>
                    <Said>{transfer.result}</Said>
                  </SmallMuted>
                </>
              )}
            </>
          ),
          value: <Money minor={transfer.amount} currency={file.currency} />,
        }))}
        total={{ label: say('banking.file_total'), value: <Money minor={file.amount} currency={file.currency} /> }}
      />
      <Facts
        facts={[
          { label: say('banking.format'), value: say(`banking.formats.${file.format === 'nacha' ? 'nacha' : 'pain'}`) },
          { label: say('banking.made_by'), value: <Code>{file.madeBy}</Code> },
          { label: say('fees.reason'), value: <Said>{file.reason}</Said> },
          { label: say('banking.made_at'), value: <Moment at={file.madeAt} /> },
          {
            label: say(file.state === 'cancelled' ? 'banking.cancelled_by' : 'banking.released_by'),
            value: file.decidedBy && (
              <>
                <Code>{file.decidedBy}</Code> {file.decidedAt && <Moment at={file.decidedAt} />}
              </>
            ),
          },
          {
            label: say('banking.downloaded'),
            value: file.downloadedAt && (
              <>
                {say('banking.downloads', { smart_count: file.downloads })} <Moment at={file.downloadedAt} />
              </>
            ),
          },
        ]}
      />
    </>
  );
};

const FileDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('payment-files', id);
  return (
    <Detail backTo="/payment-files" query={query}>
      {(file) => ({
        kicker: <Moment at={file.madeAt} />,
        picture: null,
        name: file.number,
        title: file.number,
        under: <SmallMuted>{say(`banking.file_states.${file.state}`)}</SmallMuted>,
        body: <Body file={file} />,
        foot: <Acts file={file} />,
      })}
    </Detail>
  );
};

/** Files of transfers for the bank. */
export const PaymentFileList = () => {
  const say = useSay();
  const language = useLanguage();
  const may = useMay()('bank_details.reveal');
  const [form, setForm] = useState<'make' | 'answer' | null>(null);
  const { money, day, stateHead } = useCommonColumns();
  const close = () => setForm(null);
  const columns: readonly Column<Row>[] = [
    { key: 'number', header: say('list.number'), renderCell: ({ number }) => <Strong>{number}</Strong> },
    {
      key: 'format',
      header: say('banking.format'),
      isFolded: true,
      renderCell: ({ format }) => say(`banking.formats.${format === 'nacha' ? 'nacha' : 'pain'}`),
    },
    {
      key: 'itemCount',
      header: say('banking.transfers'),
      isFigure: true,
      isFolded: true,
      renderCell: ({ itemCount }) => formatCount(language, itemCount),
    },
    money('amount', 'list.amount'),
    day('madeAt'),
    {
      ...stateHead,
      renderCell: ({ state, waitingCount }) => (
        <>
          <Said>{say(`banking.file_states.${state}`)}</Said>{' '}
          {waitingCount > 0 && <SmallMuted>{say('banking.unanswered', { smart_count: waitingCount })}</SmallMuted>}
        </>
      ),
    },
  ];
  return (
    <>
      <ListPage<Row>
        resource="payment-files"
        title={say('nav.payment-files')}
        tabs={<BankingTabs />}
        firstState={null}
        order="DESC"
        views={[
          { label: say('list.all'), state: null },
          ...PAYMENT_FILE_STATES.map((state) => ({ label: say(`banking.file_states.${state}`), state })),
        ]}
        columns={columns}
        emptyText={say('banking.no_files')}
        footNote={say('banking.files_note')}
        renderDetail={(id) => <FileDetail key={id} id={id} />}
        acts={
          may && (
            <>
              <Button variant="outlined" color="inherit" onClick={() => setForm('answer')}>
                {say('banking.answer')}
              </Button>
              <Button variant="contained" onClick={() => setForm('make')}>
                {say('banking.make_file')}
              </Button>
            </>
          )
        }
      />
      {form === 'make' && <FileForm onClose={close} />}
      {form === 'answer' && <AnswerForm onClose={close} />}
    </>
  );
};
