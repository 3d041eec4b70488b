import type { Wire } from '@cairn/contracts';
import type { ExchangeRateRow } from '@cairn/contracts/rates/rates.replies';
import { writeDecimal } from '@cairn/i18n';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import type { Column } from '../../ui/lists/column.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CalendarDate, Code, Strong } from '../../ui/records/text.js';
import { RateActs } from './rate-acts.js';
import { RateForm } from './rate-form.js';

type Row = Wire<ExchangeRateRow>;

/** The table of exchange rates, by which limits in other currencies are measured; no money is converted by it. */
export const RateList = () => {
  const say = useSay();
  const language = useLanguage();
  const mayChange = useMay()('rates.change');
  const [open, setOpen] = useState<'one' | 'file' | null>(null);
  const { said, code } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    {
      key: 'pair',
      header: say('rates.pair'),
      renderCell: ({ base, quote }) => (
        <Strong>
          <Code>{`${base} → ${quote}`}</Code>
        </Strong>
      ),
      isUnbroken: true,
    },
    {
      key: 'date',
      header: say('list.date'),
      isFolded: true,
      renderCell: ({ date }) => <CalendarDate date={date} />,
    },
    {
      key: 'rate',
      header: say('rates.rate'),
      isFigure: true,
      isUnbroken: true,
      renderCell: ({ rate }) => <Code>{writeDecimal(language, rate)}</Code>,
    },
    said('source', 'rates.source', { isFolded: true }),
    code('enteredBy', 'rates.entered_by', { isFolded: true }),
    ...(mayChange
      ? [{ key: 'acts', header: say('rates.acts'), renderCell: (rate: Row) => <RateActs rate={rate} /> }]
      : []),
  ];
  return (
    <>
      <ListPage<Row>
        resource="exchange-rates"
        title={say('nav.exchange-rates')}
        firstState={null}
        views={[]}
        order="DESC"
        columns={columns}
        emptyText={say(mayChange ? 'rates.none_enter' : 'rates.none')}
        footNote={say('rates.note')}
        acts={
          mayChange && (
            <>
              <Button variant="outlined" color="inherit" onClick={() => setOpen('file')}>
                {say('rates.upload')}
              </Button>
              <Button variant="contained" onClick={() => setOpen('one')}>
                {say('rates.enter')}
              </Button>
            </>
          )
        }
      />
      {open !== null && <RateForm kind={open} onClose={() => setOpen(null)} />}
    </>
  );
};
