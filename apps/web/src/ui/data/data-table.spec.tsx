import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { DataTable, type Column } from './data-table.js';

interface Row {
  name: string;
  paid: string;
  back: string;
}

const rows: Row[] = [{ name: 'Ada', paid: '$40', back: '$2' }];
const name: Column<Row> = { head: 'Investor', render: (row) => row.name };
const paid: Column<Row> = { head: 'Invested', render: (row) => row.paid, figure: true };
const back: Column<Row> = { head: 'Returned', render: (row) => row.back, figure: true };
const headsOf = () => screen.getAllByRole('cell').map((cell) => cell.dataset['head'] ?? null);

describe('a table that folds on phones', () => {
  it('keeps the heading of each figure where there are several', async () => {
    await render(<DataTable rows={rows} rowKey={(row) => row.name} columns={[name, paid, back]} />);
    expect(headsOf()).toEqual([null, 'Invested', 'Returned']);
  });

  it('keeps the heading of what is not understood without', async () => {
    const state: Column<Row> = { head: 'Before', render: (row) => row.back, named: true };
    await render(<DataTable rows={rows} rowKey={(row) => row.name} columns={[name, state]} />);
    expect(headsOf()).toEqual([null, 'Before']);
  });

  it('needs none for one figure, nor for those that phones leave out', async () => {
    const wide = { ...back, wideOnly: true };
    await render(<DataTable rows={rows} rowKey={(row) => row.name} columns={[name, paid, wide]} />);
    expect(headsOf()).toEqual([null, null, null]);
  });
});
