import type { RichText } from '@cairn/contracts';
import { isRichText } from '@cairn/contracts/content/rich-text-rules';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichEditor, type RichEditorProps } from './rich-editor.js';

const FIGURE = { fileId: '01980000-0000-7000-8000-000000000000', width: 800, height: 600 };
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const doc = (...content: object[]) => ({ type: 'doc', content });
const picture = new File(['x'], 'room.png', { type: 'image/png' });

describe('the editor', () => {
  const show = async (props: Partial<RichEditorProps> = {}) => {
    const written: (RichText | null)[] = [];
    const all: RichEditorProps = {
      label: 'Story',
      value: null,
      language: 'en',
      onChange: (value) => written.push(value),
      upload: () => Promise.resolve(FIGURE),
      ...props,
    };
    const shown = render(<RichEditor {...all} />);
    // Parts of the text are drawn after it.
    await act(() => Promise.resolve());
    const last = () => written.at(-1);
    return {
      ...shown,
      last,
      written,
      again: (next: Partial<RichEditorProps>) => shown.rerender(<RichEditor {...all} {...next} />),
    };
  };
  const bar = () => screen.getByRole('toolbar', { name: 'Formatting' });
  const tool = (name: string) => within(bar()).getByRole('button', { name });

  it('is a field with a name and an error, and makes a heading of the paragraph', async () => {
    const { last } = await show({ value: doc(paragraph('Evenings')), describedBy: 'wrong', isWrong: true });
    const field = screen.getByRole('textbox', { name: 'Story' });
    expect(field.getAttribute('aria-multiline')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('wrong');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(tool('Heading'));
    expect(last()).toEqual(doc({ type: 'heading', attrs: { level: 2 }, content: [text('Evenings')] }));
    expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
  });

  it('has one stop for the Tab key among its tools, and arrows between them', async () => {
    await show();
    const tools = within(bar()).getAllByRole('button');
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Heading')]);
    tool('Heading').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Small heading'));
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Picture'));
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Picture')]);
  });

  it('puts a picture in with the words that stand for it, and asks for them', async () => {
    const upload = jest.fn(() => Promise.resolve(FIGURE));
    const { last, written } = await show({ value: doc(paragraph('Evenings')), upload });
    await userEvent.click(tool('Picture'));
    await userEvent.upload(screen.getByLabelText('Picture file'), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
    expect(screen.getByText('Describe what the picture shows.')).toBeTruthy();
    expect([upload.mock.calls.length, written.length]).toEqual([0, 0]);
    await userEvent.type(screen.getByLabelText('Alternative text'), 'The surgery');
    await userEvent.type(screen.getByLabelText('Caption (optional)'), 'In May{Enter}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'The surgery' })).toBeTruthy());
    expect(upload).toHaveBeenCalledWith(picture);
    expect(last()?.content).toContainEqual({
      type: 'figure',
      attrs: { ...FIGURE, alt: 'The surgery', caption: 'In May' },
    });
    expect(isRichText(last())).toBe(true);
    expect(screen.getByRole('img').getAttribute('src')).toBe(`/media/${FIGURE.fileId}`);
  });

  it('says why a picture was not taken, and keeps what was typed', async () => {
    const { written } = await show({ upload: () => Promise.reject(new Error('The picture is too small.')) });
    await userEvent.click(tool('Picture'));
    await userEvent.upload(screen.getByLabelText('Picture file'), picture);
    await userEvent.type(screen.getByLabelText('Alternative text'), 'The surgery{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The picture is too small.');
    expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('The surgery');
    expect(written).toEqual([]);
  });

  it('never keeps a picture without a description, and removes one', async () => {
    const figure = { type: 'figure', attrs: { ...FIGURE, alt: 'The surgery' } };
    const { last, written } = await show({ value: doc(figure, paragraph('One')) });
    const description = await screen.findByLabelText('Alternative text');
    await userEvent.clear(description);
    expect(screen.getByText('Describe what the picture shows.')).toBeTruthy();
    expect(written).toEqual([]);
    await userEvent.type(description, 'A room');
    expect(last()?.content?.[0]?.attrs).toMatchObject({ alt: 'A room' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(last()).toEqual(doc(paragraph('One')));
  });

  it('makes tables below a row of headings, whatever is removed from them', async () => {
    const { last } = await show();
    await userEvent.click(tool('Table'));
    const kinds = () =>
      last()
        ?.content?.find(({ type }) => type === 'table')
        ?.content?.map((row) => row.content?.map(({ type }) => type));
    const [head, body] = ['tableHeader', 'tableCell'].map((type) => [type, type, type]);
    expect(kinds()).toEqual([head, body, body]);
    const acts = within(screen.getByRole('group', { name: 'Table' }));
    await userEvent.click(acts.getByRole('button', { name: 'Add row' }));
    expect(kinds()).toEqual([head, body, body, body]);
    await userEvent.click(acts.getByRole('button', { name: 'Remove column' }));
    expect(kinds()).toEqual([head, body, body, body].map((row) => row?.slice(1)));
    expect(isRichText(last())).toBe(true);
    await userEvent.click(acts.getByRole('button', { name: 'Remove table' }));
    expect(last()).toBeNull();
  });

  it('sets words apart as a note, a tip or a warning', async () => {
    const { last } = await show({ value: doc(paragraph('Mind')) });
    await userEvent.click(tool('Callout'));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Callout' })).getByRole('button', { name: 'Warning' }),
    );
    expect(last()).toEqual(doc({ type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('Mind')] }));
    await userEvent.click(tool('Callout'));
    expect(last()).toEqual(doc(paragraph('Mind')));
  });

  it('SEC-21 takes web and mail addresses for links, and no other', async () => {
    const { last, written } = await show();
    await userEvent.click(tool('Link'));
    const address = screen.getByLabelText('Link address');
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('https://example.org');
    expect(written).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, 'example.org/plan{Enter}');
    const href = 'https://example.org/plan';
    expect(last()).toEqual(
      doc({ type: 'paragraph', content: [{ ...text(href), marks: [{ type: 'link', attrs: { href } }] }] }),
    );
  });

  it('SEC-20 takes no markup of another site: neither its pictures nor its frames', async () => {
    const { last } = await show();
    const field = screen.getByRole('textbox', { name: 'Story' });
    const html =
      '<p onclick="x()">One</p><img src="https://evil.example/x.png"><iframe src="https://evil.example"></iframe><script>x()</script><a href="javascript:x()">two</a>';
    const clipboardData = {
      getData: (kind: string) => (kind === 'text/html' ? html : ''),
      files: [],
      types: ['text/html'],
    };
    fireEvent.paste(field, { clipboardData });
    await waitFor(() => expect(JSON.stringify(last())).toContain('two'));
    expect(JSON.stringify(last())).not.toMatch(/evil|javascript|onclick|script/);
    expect(isRichText(last())).toBe(true);
  });

  it('shows what was saved elsewhere in place of its own text', async () => {
    const { again, written } = await show({ value: doc(paragraph('One')) });
    again({ value: doc(paragraph('Two')) });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Story' }).textContent).toBe('Two'));
    expect(written).toEqual([]);
  });

  it('speaks the language of the screen', async () => {
    await show({ language: 'ar' });
    expect(screen.getByRole('toolbar', { name: 'التنسيق' })).toBeTruthy();
  });
});
