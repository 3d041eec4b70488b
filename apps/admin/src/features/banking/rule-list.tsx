import { bankStatementsApi, type Wire } from '@cairn/contracts';
import type { BankRule } from '@cairn/contracts/payments/bank-statements.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import type { Column } from '../../ui/lists/column.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Code, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import { BankingTabs } from './banking-tabs.js';
import { RuleForm } from './rule-form.js';

type Row = Wire<BankRule>;

const Retire = ({ rule: { id, retired, contains } }: { rule: Row }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('bank-rules');
  const field = useReasonField();
  if (!useMay()('payments.manage') || retired)
    return retired ? <SmallMuted>{say('banking.states.retired')}</SmallMuted> : null;
  const retire: Decision = {
    key: 'retire',
    label: say('banking.retire'),
    tone: 'danger',
    blockedBy: null,
    title: say('banking.retire_rule_title', { contains }),
    body: say('banking.retire_rule_body'),
    confirm: say('banking.retire'),
    field,
    done: say('banking.retire_done'),
    run: async (reason) => {
      await client.send(bankStatementsApi.retireRule, { params: { id }, body: { reason } });
      await refresh();
    },
  };
  return <Decisions decisions={[retire]} />;
};

/** What finance has said once about lines that a bank writes again and again. */
export const BankRuleList = () => {
  const say = useSay();
  const language = useLanguage();
  const may = useMay()('payments.manage');
  const [isOpen, setIsOpen] = useState(false);
  const { said, stateHead } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    { key: 'contains', header: say('banking.contains'), renderCell: ({ contains }) => <Strong>{contains}</Strong> },
    {
      key: 'direction',
      header: say('banking.direction'),
      isFolded: true,
      renderCell: ({ direction }) => <Said>{say(`banking.directions.${direction}`)}</Said>,
    },
    {
      key: 'bookTo',
      header: say('banking.booked_to'),
      isFolded: true,
      renderCell: ({ bookTo }) => <Said>{say(`banking.bookings.${bookTo}`)}</Said>,
    },
    said('reason', 'fees.reason', { isFolded: true }),
    {
      key: 'madeBy',
      header: say('banking.made_by'),
      isWideOnly: true,
      renderCell: ({ madeBy }) => <Code>{madeBy}</Code>,
    },
    {
      key: 'lineCount',
      header: say('banking.lineCount'),
      isFigure: true,
      isFolded: true,
      renderCell: ({ lineCount }) => formatCount(language, lineCount),
    },
    { ...stateHead, renderCell: (rule) => <Retire rule={rule} /> },
  ];
  return (
    <>
      <ListPage<Row>
        resource="bank-rules"
        title={say('nav.bank-rules')}
        tabs={<BankingTabs />}
        firstState="active"
        order="DESC"
        views={[
          { label: say('banking.states.active'), state: 'active' },
          { label: say('banking.states.retired'), state: 'retired' },
          { label: say('list.all'), state: null },
        ]}
        columns={columns}
        emptyText={say('banking.no_rules')}
        footNote={say('banking.rules_note')}
        acts={
          may && (
            <Button variant="contained" onClick={() => setIsOpen(true)}>
              {say('banking.make_rule')}
            </Button>
          )
        }
      />
      {isOpen && <RuleForm onClose={() => setIsOpen(false)} />}
    </>
  );
};
