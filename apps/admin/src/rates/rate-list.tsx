import type { Wire } from '@cairn/contracts';
import type { ExchangeRateRow } from '@cairn/contracts/rates/rates.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../app/client.js';
import { useSay } from '../app/words.js';
import { useCommonColumns } from '../ui/common-columns.js';
import type { Column } from '../ui/data-table.js';
import { ListPage } from '../ui/list-page.js';
import { CalendarDate, Code } from '../ui/text.js';
import { RateForm } from './rate-form.js';

type Row = Wire<ExchangeRateRow>;

/** The table of exchange rates, by which limits in other currencies are measured; no money is converted by it. */
export const RateList = () => {
  const say = useSay();
  const may = useMay();
  const [open, setOpen] = useState<'one' | 'file' | null>(null);
  const { said, code } = useCommonColumns();
  const columns: readonly Column<Row>[] = [
    { key: 'date', header: say('list.date'), renderCell: ({ date }) => <CalendarDate date={date} /> },
    { key: 'pair', header: say('rates.pair'), renderCell: ({ base, quote }) => <Code>{`${base} → ${quote}`}</Code> },
    { key: 'rate', header: say('rates.rate'), isFigure: true, renderCell: ({ rate }) => <Code>{rate}</Code> },
    said('source', 'rates.source', { isWideOnly: true }),
    code('enteredBy', 'rates.entered_by'),
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
        emptyText={say('rates.none')}
        footNote={say('rates.note')}
        acts={
          may('rates.change') && (
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
