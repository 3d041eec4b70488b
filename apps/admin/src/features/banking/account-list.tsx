import type { Wire } from '@cairn/contracts';
import { OPERATOR_ACCOUNT_STATES, type OperatorAccount } from '@cairn/contracts/payments/operator-accounts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Code, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { AccountForm } from './account-form.js';
import { BankingBadge } from './banking-badge.js';
import { BankingTabs } from './banking-tabs.js';
import { useAccountDecisions } from './use-account-decisions.js';

type Row = Wire<OperatorAccount>;

const State = ({ account }: { account: Row }) => {
  const decisions = useAccountDecisions(account);
  return (
    <>
      <BankingBadge state={account.state} />
      <Decisions decisions={decisions} />
    </>
  );
};

/** The accounts to which payers transfer money, with the two people who decided. */
export const OperatorAccountList = () => {
  const say = useSay();
  const may = useMay()('payments.manage');
  const [isOpen, setIsOpen] = useState(false);
  const { money, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'account',
      header: say('banking.account'),
      renderCell: ({ currency, iban, accountNumber, routingNumber }) => (
        <>
          <Strong>{currency}</Strong> <Code>{iban ?? accountNumber}</Code>
          {routingNumber && (
            <>
              <br />
              <Code>{routingNumber}</Code>
            </>
          )}
        </>
      ),
    },
    {
      key: 'holder',
      header: say('banking.holder'),
      isFolded: true,
      renderCell: ({ holder, bankName, bic }) => (
        <>
          <Said>{holder}</Said>
          <br />
          <SmallMuted>
            <Said>{bankName}</Said>
          </SmallMuted>{' '}
          {bic && <Code>{bic}</Code>}
        </>
      ),
    },
    money('wireFee', 'banking.wire_fee', { isFolded: true }),
    {
      key: 'people',
      header: say('fees.people'),
      isFolded: true,
      renderCell: ({ makerEmail, checkerEmail }) => (
        <>
          <Code>{makerEmail}</Code> {checkerEmail && <Code>{checkerEmail}</Code>}
        </>
      ),
    },
    { ...stateHead, renderCell: (account) => <State account={account} /> },
  ];
  return (
    <>
      <ListPage<Row>
        resource="operator-accounts"
        title={say('nav.operator-accounts')}
        tabs={<BankingTabs />}
        firstState={null}
        order="DESC"
        views={[
          { label: say('list.all'), state: null },
          ...OPERATOR_ACCOUNT_STATES.map((state) => ({ label: say(`banking.states.${state}`), state })),
        ]}
        columns={columns}
        emptyText={say('banking.no_accounts')}
        footNote={say('banking.accounts_note')}
        acts={
          may && (
            <Button variant="contained" onClick={() => setIsOpen(true)}>
              {say('banking.propose')}
            </Button>
          )
        }
      />
      {isOpen && <AccountForm onClose={() => setIsOpen(false)} />}
    </>
  );
};
