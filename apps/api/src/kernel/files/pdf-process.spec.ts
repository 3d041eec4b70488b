import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { aPdf } from '../../testing/uploads/forms.js';
import { Paper } from '../pdf/paper.js';
import { inspectPdf, stampPdf } from './pdf-process.js';

const AT = new Date('2026-01-05T09:00:00Z');

const aPaper = async (pages: number): Promise<Buffer> => {
  const paper = await Paper.begin('ltr', { title: 'Accounts', at: AT, size: 'A4' });
  for (let line = 0; line < pages * 40; line++) paper.paragraph(`Line ${line}`);
  return paper.finish();
};

const withPassword = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PdfKit({ userPassword: 'Secret', info: { CreationDate: AT } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Locked');
    document.end();
  });

const withAttachment = async (): Promise<Buffer> => {
  const document = await PDFDocument.load(aPdf());
  await document.attach(Buffer.from('MZ'), 'tool.exe', { mimeType: 'application/octet-stream' });
  return Buffer.from(await document.save());
};

describe('a PDF that was uploaded', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'with a program that runs when it is opened',
      () => aPdf('x', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      'active',
    ],
    ['with an action of a page hidden deep inside', () => aPdf('x', '/AA<</O[[<</S/Launch/F(cmd.exe)>>]]>>'), 'active'],
    ['with a form that sends data', () => aPdf('x', '/AcroForm<</XFA(x)>>'), 'active'],
    ['with a file attached to it', withAttachment, 'active'],
    ['behind a password', withPassword, 'locked'],
    [
      'without pages',
      () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      'type',
    ],
    ['that is cut off', () => aPdf().subarray(0, 90), 'type'],
    ['that nests without end', () => Buffer.from(`%PDF-1.7\n${'['.repeat(200_000)}\n%%EOF\n`), 'type'],
  ])('SEC-43 %s is refused', async (_, make, reason) => {
    await expect(inspectPdf(await make(), 'paper.pdf')).rejects.toMatchObject({
      code: `file.${reason}`,
      params: { name: 'paper.pdf' },
    });
  });

  it('is taken as it is when nothing in it runs', async () => {
    await inspectPdf(await aPaper(3), 'paper.pdf');
    await inspectPdf(aPdf(), 'paper.pdf');
  });

  it('has the stamp on each page, also on one that is turned or empty', async () => {
    const source = await PDFDocument.load(await aPaper(2));
    source.addPage([300, 500]).setRotation({ ...source.getPage(0).getRotation(), angle: 90 });
    const stamped = await PDFDocument.load(
      await stampPdf(Buffer.from(await source.save()), 'paper.pdf', { page: await aPaper(1), name: 'Ada Stone' }),
    );
    const stamps = stamped.getPages().map((page) => page.node.Resources()?.lookup(PDFName.of('XObject')) !== undefined);
    expect(stamps).toEqual(source.getPages().map(() => true));
    expect(stamped.getSubject()).toBe('Ada Stone');
  });
});
