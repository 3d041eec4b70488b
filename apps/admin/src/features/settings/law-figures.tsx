import { packOf, type Wire } from '@cairn/contracts';
import type { RuleFigureRow } from '@cairn/contracts/jurisdictions/rule-figures.replies';
import { ruleSource } from '@cairn/i18n/rule-source';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRead } from '../../lib/data/reads.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import type { Column } from '../../ui/lists/column.js';
import { PlainTable } from '../../ui/lists/plain-table.js';
import { Badge } from '../../ui/records/badge.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { CalendarDate, Code, Muted, SmallMuted } from '../../ui/records/text.js';
import { RuleFigureForm } from './rule-figure-form.js';
import { isAmount } from './rule-figures.js';

type Row = Wire<RuleFigureRow>;

const useColumns = (currency: string): readonly Column<Row>[] => {
  const say = useSay();
  const language = useLanguage();
  return [
    {
      key: 'figure',
      header: say('settings.law_of.figure'),
      renderCell: ({ key, inForce }) => (
        <>
          {say(`settings.law_of.keys.${key as 'limit_floor'}`)}{' '}
          {inForce && (
            <Badge tone="success" shape="dot">
              {say('settings.law_of.in_force')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'value',
      header: say('settings.law_of.value'),
      isFigure: true,
      isFolded: true,
      renderCell: ({ key, value }) =>
        typeof value === 'boolean' ? (
          say(value ? 'settings.law_of.yes' : 'settings.law_of.no')
        ) : typeof value !== 'number' ? (
          <Code>{JSON.stringify(value)}</Code>
        ) : isAmount(key) ? (
          <Money minor={value} currency={currency} />
        ) : (
          <Code>{value}</Code>
        ),
    },
    {
      key: 'from',
      header: say('settings.law_of.from'),
      isFolded: true,
      renderCell: ({ effectiveFrom }) => <CalendarDate date={effectiveFrom} />,
    },
    {
      key: 'source',
      header: say('settings.law_of.source'),
      isFolded: true,
      renderCell: ({ source, reason, enteredBy }) => (
        <>
          {ruleSource(language, source)}
          {reason !== null && (
            <SmallMuted>
              {' '}
              {reason} · {enteredBy}
            </SmallMuted>
          )}
        </>
      ),
    },
  ];
};

interface LawFiguresProps {
  jurisdiction: string;
  /** The site's own, for the figures of a law without one. */
  currency: string;
}

/** What a law asks of each investor, and its figures with their days and sources; `none` takes more of them. */
export const LawFigures = ({ jurisdiction, currency }: LawFiguresProps) => {
  const say = useSay();
  const language = useLanguage();
  const pack = packOf(jurisdiction);
  const { data, error, refetch } = useRead(['settings', 'rule-figures'], (provider) => provider.ruleFigures());
  const columns = useColumns(pack.currency ?? currency);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h3>{say('settings.law_of.asks')}</h3>
      {pack.asks.length === 0 ? (
        <Muted>{say('settings.law_of.asks_none')}</Muted>
      ) : (
        <ul>
          {pack.asks.map(({ kind, source }) => (
            <li key={kind}>
              {say(`settings.law_of.kinds.${kind}`)} <SmallMuted>{ruleSource(language, source)}</SmallMuted>
            </li>
          ))}
        </ul>
      )}
      <h3>{say('settings.law_of.figures')}</h3>
      {data === undefined ? (
        error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : (
        <PlainTable
          label={say('settings.law_of.figures')}
          columns={columns}
          rows={data.filter((row) => row.jurisdiction === jurisdiction)}
          isFlush
        />
      )}
      {jurisdiction === 'none' && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{say('settings.law_of.add')}</Button>
        </div>
      )}
      {isOpen && <RuleFigureForm onClose={() => setIsOpen(false)} onAdded={() => void refetch()} />}
    </>
  );
};
