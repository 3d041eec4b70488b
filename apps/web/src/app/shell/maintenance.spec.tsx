import { screen } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import Maintenance from './maintenance.js';

const show = async (operatorName: string | null, operatorAddress: string | null) => {
  answering({
    'GET /site-setting': () => ({ data: { currencyDisplays: [], siteName: 'Cairn', operatorName, operatorAddress } }),
  });
  await render(<Maintenance />);
};

describe('R-10 the site while it is closed', () => {
  it('says that the money is safe, and who can be written to', async () => {
    await show('Northmoor Community Finance', '3 Shore\nLeith');
    expect(screen.getByText('Safe. Nothing is lost.')).toBeTruthy();
    const address = (await screen.findByText('Northmoor Community Finance')).closest('address');
    expect(address?.textContent).toBe('Northmoor Community Finance3 ShoreLeith');
  });

  it('names nobody where the operator is not named', async () => {
    await show(null, null);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Contact')).toBeNull();
  });
});
