import type { Wire } from '@cairn/contracts/kernel/wire';
import type { WireInstructions } from '@cairn/contracts/payments/wire.replies';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { Money } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { CopyButton } from '../../../ui/feedback/copy-button.js';
import { PrintButton } from '../../../ui/feedback/receipt-actions.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice, Panel, Terms, type Term } from '../../../ui/layout/surface.js';
import { WireCountdown } from './wire-countdown.js';

type Instructions = Wire<WireInstructions>;

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
const State = ({ instructions: { state, expiresAt } }: { instructions: Instructions }) => {
  const { t } = useTranslation('invest');
  if (state === 'collected') return <Notice tone="success">{t('wire.received')}</Notice>;
  if (state === 'late' || state === 'returned') return <Notice tone="warning">{t('wire.returned')}</Notice>;
  if (state !== 'open' && state !== 'planned') return <Notice tone="warning">{t('wire.over')}</Notice>;
  return (
    <Notice tone="info">
      <Trans t={t} i18nKey="wire.waiting" components={{ date: <Deadline value={expiresAt} /> }} />{' '}
      <WireCountdown until={expiresAt} />
    </Notice>
  );
};

/** The instructions of one payment: for the screen, and on paper. */
export const WireInstructionsPaper = ({ instructions }: { instructions: Instructions }) => {
  const { t } = useTranslation('invest');
  const { total, amount, fee, currency, reference, state, purpose, subjectId } = instructions;
  const terms = useTerms(instructions);
  const isOpen = state === 'open' || state === 'planned';
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('wire.title')}
        lede={isOpen ? t('wire.lede', { total: formatMoney(total, currency) }) : undefined}
      />
      <State instructions={instructions} />
      {isOpen && (
        <Panel>
          <Stack gap={4}>
            <Terms
              sum
              items={[
                { term: t('wire.amount'), value: <Money amount={amount} currency={currency} /> },
                { term: t('wire.fee'), value: <Money amount={fee} currency={currency} /> },
                { term: t('wire.total'), value: <Money amount={total} currency={currency} /> },
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
          </Stack>
        </Panel>
      )}
      {isOpen && <Notice>{t('wire.notes')}</Notice>}
      <Row flow>
        {isOpen && <PrintButton />}
        {purpose === 'investment' && (
          <Button
            component={Link}
            variant="default"
            to={state === 'collected' ? paths.receipt(subjectId) : paths.investments}
          >
            {t(state === 'collected' ? 'payment.toReceipt' : 'wire.toInvestments')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
