import { screen, within } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { RichText } from './rich-text.js';

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((words) => ({ type, content: [paragraph(words)] })),
});
const show = (...content: object[]) => render(<RichText document={{ type: 'doc', content }} />);
const ID = '01980000-0000-7000-8000-000000000000';

describe('a document on the page', () => {
  it('has its pictures with their words and their room', async () => {
    await show({
      type: 'figure',
      attrs: { fileId: ID, alt: 'The surgery', caption: 'In May', width: 800, height: 600 },
    });
    const picture = screen.getByRole('img', { name: 'The surgery' });
    expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual([`/media/${ID}`, '800']);
    expect(within(screen.getByRole('figure')).getByText('In May')).toBeTruthy();
  });

  it('SEC-20 shows no picture of another site, and nothing of an unknown part but its words', async () => {
    const { container } = await show(
      { type: 'figure', attrs: { fileId: 'https://evil.example/x.png', alt: 'Foreign' } },
      { type: 'image', attrs: { src: 'https://evil.example/x.png' } },
      { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [paragraph('Words')] },
      { type: 'paragraph', attrs: { onclick: 'x()', style: 'color: red' }, content: [{ type: 'text', text: 'More' }] },
    );
    expect(container.querySelector('img, iframe, [onclick], [style*="red"]')).toBeNull();
    expect(screen.getByText('Words')).toBeTruthy();
  });

  it('has tables with heads of columns, and callouts under the name of their kind', async () => {
    await show(
      { type: 'table', content: [row('tableHeader', 'Year', 'Patients'), row('tableCell', '2025', '1,140')] },
      { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('Not a forecast.')] },
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Year', 'Patients']);
    expect(screen.getByRole('cell', { name: '1,140' })).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).toBe('WarningNot a forecast.');
  });
});
