import type { Wire } from '@cairn/contracts/kernel/wire';
import type { WireInstructions } from '@cairn/contracts/payments/wire.replies';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/format.js';
import { Code, Money } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { CopyButton } from '../../../ui/feedback/copy-button.js';
import { PrintButton } from '../../../ui/feedback/receipt-actions.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice, Panel, Terms, type Term } from '../../../ui/layout/surface.js';
import { WIRE_PLACES } from '../wire-places.js';
import { WireCountdown } from './wire-countdown.js';

export type Instructions = Wire<WireInstructions>;

/** A number that is copied as the bank wants it, and read in groups. */
const Copied = ({ value, shown = value }: { value: string; shown?: string }) => (
  <>
    <bdi dir="ltr">{shown}</bdi> <CopyButton value={value} quiet />
  </>
);

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** What the payer's bank asks for, in the order of its form. */
const useTerms = (instructions: Instructions): Term[] => {
  const { t } = useTranslation('invest');
  const { holder, bankName, bankAddress, iban, accountNumber, routingNumber, bic } = instructions;
  const line = (key: 'iban' | 'account' | 'routing' | 'bic' | 'bankAddress', value: string | null, shown?: string) =>
    value === null ? [] : [{ term: t(`wire.${key}`), value: <Copied value={value} {...(shown ? { shown } : {})} /> }];
  return [
    { term: t('wire.holder'), value: <Copied value={holder} /> },
    ...line('iban', iban, iban === null ? '' : inFours(iban)),
    ...line('account', accountNumber),
    ...line('routing', routingNumber),
    ...line('bic', bic),
    { term: t('wire.bank'), value: <bdi>{bankName}</bdi> },
    ...line('bankAddress', bankAddress),
  ];
};

/** S-16: success only once the bank has shown the money. */
const State = ({ instructions }: { instructions: Instructions }) => {
  const { t } = useTranslation('invest');
  const { state, purpose, replaced, expiresAt, arrived, total, currency } = instructions;
  const money = (minor: number) => formatMoney(minor, currency);
  if (state === 'collected') return <Notice tone="success">{t(`wire.received.${purpose}`)}</Notice>;
  if (state === 'late' || state === 'returned') return <Notice tone="warning">{t('wire.returned')}</Notice>;
  if (replaced) return <Notice tone="warning">{t('wire.replaced')}</Notice>;
  if (state !== 'open' && state !== 'planned') return <Notice tone="warning">{t(`wire.over.${purpose}`)}</Notice>;
  if (arrived > 0)
    return (
      <Notice tone="warning">
        <Trans
          t={t}
          i18nKey="wire.short"
          values={{ arrived: money(arrived), missing: money(total - arrived) }}
          components={{ date: <Deadline value={expiresAt} /> }}
        />{' '}
        <WireCountdown until={expiresAt} />
      </Notice>
    );
  return (
    <Notice tone="info">
      <Trans t={t} i18nKey={`wire.waiting.${purpose}`} components={{ date: <Deadline value={expiresAt} /> }} />{' '}
      <WireCountdown until={expiresAt} />
    </Notice>
  );
};

interface WireInstructionsPaperProps {
  instructions: Instructions;
  /** The button that gives up what is paid for. */
  giveUp?: ReactNode;
}

/** What is paid for, in which campaign and under which number. */
const useSubject = ({ purpose, campaignName, subjectNumber }: Instructions): Term[] => {
  const { t } = useTranslation('invest');
  return [
    ...(campaignName === null ? [] : [{ term: t('wire.campaign'), value: <bdi>{campaignName}</bdi> }]),
    { term: t(`wire.number.${purpose}`), value: <Code>{subjectNumber}</Code> },
  ];
};

/** The instructions of one payment: for the screen, and on paper. */
export const WireInstructionsPaper = ({ instructions, giveUp }: WireInstructionsPaperProps) => {
  const { t } = useTranslation('invest');
  const { total, amount, fee, currency, reference, state, purpose, subjectId, replaced } = instructions;
  const terms = useTerms(instructions);
  const subject = useSubject(instructions);
  const isOpen = (state === 'open' || state === 'planned') && !replaced;
  const places = WIRE_PLACES[purpose];
  const money = (minor: number) => <Money amount={minor} currency={currency} />;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('wire.title')}
        lede={isOpen ? t('wire.lede', { total: formatMoney(total, currency) }) : undefined}
      />
      <State instructions={instructions} />
      <Panel>
        <Stack gap={4}>
          <Terms items={subject} />
          {isOpen && (
            <>
              <Terms
                sum
                items={[
                  { term: t(`wire.amount.${purpose}`), value: money(amount) },
                  { term: t('wire.fee'), value: money(fee) },
                  { term: t('wire.total'), value: money(total), total: true },
                ]}
              />
              <Terms
                items={[
                  {
                    term: t('wire.reference'),
                    value: (
                      <strong>
                        <Copied value={reference} />
                      </strong>
                    ),
                  },
                  ...terms,
                ]}
              />
            </>
          )}
        </Stack>
      </Panel>
      {isOpen && (
        <Notice>
          {t('wire.notes')} {t(`wire.feeNote.${purpose}`)}
        </Notice>
      )}
      <Row flow data-print="hide">
        {isOpen && <PrintButton />}
        {state === 'collected' ? (
          <Button component={Link} to={places.receipt(subjectId)}>
            {t('payment.toReceipt')}
          </Button>
        ) : (
          <Button component={Link} variant="default" to={places.pay(subjectId)}>
            {t(isOpen ? 'wire.otherWay' : 'wire.toPayment')}
          </Button>
        )}
        <Button component={Link} variant="subtle" to={places.home(instructions)}>
          {t(`wire.back.${purpose}`)}
        </Button>
        {isOpen && giveUp}
      </Row>
    </Stack>
  );
};
