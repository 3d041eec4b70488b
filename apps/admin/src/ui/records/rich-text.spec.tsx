import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { createI18nProvider } from '../../lib/words/languages.js';
import { RichText } from './rich-text.js';

const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const linked = (href: string) => paragraph({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] });

describe('a text that an owner wrote', () => {
  it('shows a stored picture with the words that stand for it, and none of another site', async () => {
    const figure = (fileId: string) => ({ type: 'figure', attrs: { fileId, alt: 'The surgery', caption: 'In May' } });
    const stored = '01980000-0000-7000-8000-000000000000';
    const content = [figure(stored), figure('https://evil.example/x.png')];
    const i18nProvider = await createI18nProvider('en');
    render(
      <I18nContextProvider value={i18nProvider}>
        <RichText document={{ type: 'doc', content }} />
      </I18nContextProvider>,
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([`/media/${stored}`]);
    expect(screen.getByText(/^Alternative text: .*The surgery/u)).toBeTruthy();
  });

  it('is never read as markup', () => {
    const { container } = render(
      <RichText document={paragraph({ type: 'text', text: '<img src=x onerror=alert(1)>' })} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('<img src=x');
  });

  it('shows where a link leads, and opens web addresses only', () => {
    render(<RichText document={linked('https://example.org/plan')} />);
    expect(screen.getByRole('link', { name: 'https://example.org/plan' })).toBeTruthy();
  });

  it('leaves an address of another scheme as text', () => {
    render(<RichText document={linked('javascript:alert(1)')} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy();
  });

  it('survives a document of another form', () => {
    const { container } = render(<RichText document={{ type: 'doc', content: 'nonsense' }} />);
    expect(container.textContent).toBe('');
  });
});
