import { screen, waitFor } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { useTitle } from '../../lib/page/use-title.js';
import { Logo } from './logo.js';

const Page = () => {
  useTitle('Wallet');
  return <Logo />;
};

const show = async (site: { siteName: string; siteLogo: string | null; darkLogo: string | null }): Promise<void> => {
  answering({ 'GET /site-setting': () => ({ data: { ...site, currencyDisplays: [] } }) });
  await render(<Page />);
};

describe('U-03 the name of the site', () => {
  it('U-03 a renamed site without a mark of its own is named, and no page carries the product', async () => {
    await show({ siteName: 'Northmoor', siteLogo: null, darkLogo: null });
    expect(await screen.findAllByText('Northmoor')).toHaveLength(2);
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(document.title).toBe('Wallet · Northmoor');
  });

  it('U-03 a mark of its own is named after the site', async () => {
    await show({ siteName: 'Northmoor', siteLogo: '/m.svg', darkLogo: null });
    await waitFor(() => expect(screen.getAllByAltText('Northmoor')).toHaveLength(2));
  });
});
