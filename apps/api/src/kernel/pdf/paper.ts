import { paperFont, type Weight } from './fonts.js';
import { MARK, MARK_SIZE } from './mark.js';
import { visualOrder, type Direction, type Run } from './bidi-line.js';
import { breakLines, type Measured } from './line-breaks.js';

const MARGIN = 40;
/** Margin below the text of a document of several pages. */
const FOOT = 28;
const FOOT_SIZE = 8;
const MARK_HEIGHT = 36;
const INK = '#151b18';
const MUTED = '#585f5c';
/** From the top of a line to its baseline, in font sizes: one value for all fonts, whose own heights differ. */
const BASELINE = 1.085;

/** Dark and light squares, row by row. */
export interface Modules {
  /** Squares a side. */
  size: number;
  data: ArrayLike<number>;
}

interface TextStyle {
  size?: number;
  weight?: Weight;
  muted?: boolean;
  /** From the edge where reading starts. */
  x?: number;
  width?: number;
  align?: 'start' | 'end';
}

/**
 * A printed page in one reading direction: lines are broken, ordered and drawn by us (UAX #9), because no PDF library
 * orders mixed Arabic and Latin lines rightly. The same content gives the same bytes: dates come from the record.
 */
export class Paper {
  private readonly done: Promise<Buffer>;
  private y = MARGIN;
  private readonly fonts = new Set<string>();

  /** An empty page. What draws PDFs is loaded with the first one: a process that draws none starts faster. */
  static async begin(
    direction: Direction,
    { title, at, size = 'A5' }: { title: string; at: Date; size?: 'A4' | 'A5' | [width: number, height: number] },
  ): Promise<Paper> {
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({
      size,
      margin: MARGIN,
      // Page numbers are written when all pages are there.
      bufferPages: true,
      info: { Title: title, Creator: 'Cairn', Producer: 'Cairn', CreationDate: at, ModDate: at },
    });
    return new Paper(direction, document);
  }

  /** Of the text that comes next. */
  private direction: Direction;

  private constructor(
    private readonly own: Direction,
    private readonly document: PDFKit.PDFDocument,
  ) {
    this.direction = own;
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.done = new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
  }

  private get inner(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  /** A paragraph; one that is longer than the page continues on the next. */
  paragraph(content: string, style: TextStyle = {}): void {
    const { lines, lineHeight } = this.measureText(content, style);
    for (const line of lines) {
      this.makeRoom(lineHeight);
      this.drawLines([line], style);
      this.y += lineHeight;
    }
    this.y += 6;
  }

  /** A heading, with room for what must follow it on the same page: by default a few lines. */
  heading(content: string, room = 72): void {
    this.y += 8;
    this.makeRoom(room);
    this.paragraph(content, { weight: 600, size: 12 });
  }

  /** A label at the start and a value at the end of one line. */
  row(label: string, value: string, strong = false): void {
    const half = this.inner / 2;
    const weight = strong ? 600 : 400;
    const start: TextStyle = { width: half - 8, muted: !strong, weight };
    const end: TextStyle = { x: half, width: half, align: 'end', weight };
    const [left, right] = [this.measureText(label, start), this.measureText(value, end)];
    const height = Math.max(left.lines.length * left.lineHeight, right.lines.length * right.lineHeight);
    this.makeRoom(height + 11);
    this.drawLines(left.lines, start);
    this.drawLines(right.lines, end);
    this.y += height + 5;
    this.rule(0.5);
  }

  /** A picture (PNG) at the start, fitted into the box. */
  picture(content: Buffer, { width, height }: { width: number; height: number }): void {
    this.makeRoom(height + 8);
    const x = this.direction === 'rtl' ? MARGIN + this.inner - width : MARGIN;
    const align = this.direction === 'rtl' ? 'right' : undefined;
    this.document.image(content, x, this.y, { fit: [width, height], ...(align ? { align } : {}) });
    this.y += height + 8;
  }

  /** A square of modules (a QR code) at the end of the line that comes next; drawn as squares, so that it stays sharp. */
  scanCode({ size: modules, data }: Modules, side: number): void {
    this.makeRoom(side);
    const [step, left] = [side / modules, this.direction === 'rtl' ? MARGIN : MARGIN + this.inner - side];
    for (let at = 0; at < modules * modules; at++) {
      if (!data[at]) continue;
      this.document.rect(left + (at % modules) * step, this.y + Math.floor(at / modules) * step, step, step);
    }
    this.document.fill(INK);
  }

  /** What follows begins on a new page, in this direction. */
  nextPage(direction: Direction = this.own): void {
    this.direction = direction;
    this.document.addPage();
    this.y = MARGIN;
  }

  /** The product's mark at the end of the line that comes next. */
  mark(): void {
    const x = this.direction === 'rtl' ? MARGIN : MARGIN + this.inner - MARK_HEIGHT;
    this.document
      .save()
      .translate(x, this.y)
      .scale(MARK_HEIGHT / MARK_SIZE);
    for (const { path, colour } of MARK) this.document.path(path).fill(colour);
    this.document.restore();
  }

  rule(thickness: number): void {
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.inner, this.y)
      .lineWidth(thickness)
      .strokeColor('#c9cdcb')
      .stroke();
    this.y += 6;
  }

  /** A double rule marks binding text. */
  deed(): void {
    this.rule(1);
    this.y -= 4;
    this.rule(1);
  }

  space(points: number): void {
    this.y += points;
  }

  /** The bytes; `foot` returns the footer of each page if there are several. */
  finish(foot?: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    this.direction = this.own;
    for (let page = 0; foot && count > 1 && page < count; page++) {
      this.document.switchToPage(page);
      // Text written below the margin would start another page.
      this.document.page.margins.bottom = 0;
      this.y = this.document.page.height - FOOT;
      const style: TextStyle = { size: FOOT_SIZE, muted: true };
      this.drawLines(this.measureText(foot(page + 1, count), style).lines, style);
    }
    this.document.end();
    return this.done;
  }

  private lineHeight(size: number): number {
    return size * (this.direction === 'rtl' ? 1.75 : 1.45);
  }

  private makeRoom(height: number): void {
    if (this.y + height <= this.document.page.height - MARGIN) return;
    this.document.addPage();
    this.y = MARGIN;
  }

  private measureText(content: string, style: TextStyle): { lines: Measured[][]; lineHeight: number } {
    const { size = 10, weight = 400, x = 0, width = this.inner - x } = style;
    const measure = (run: Run): Measured => this.measure(run, size, weight);
    return { lines: breakLines(content, this.direction, width, measure), lineHeight: this.lineHeight(size) };
  }

  private drawLines(lines: readonly Measured[][], style: TextStyle): void {
    const { size = 10, muted = false, x = 0, width = this.inner - x, align = 'start' } = style;
    const lineHeight = this.lineHeight(size);
    this.document.fillColor(muted ? MUTED : INK);
    lines.forEach((line, index) => this.drawLine(line, { x, width, size, align, y: this.y + index * lineHeight }));
  }

  private measure(run: Run, size: number, weight: Weight): Measured {
    const font = `${run.subset}-${weight}`;
    if (!this.fonts.has(font)) this.document.registerFont(font, paperFont(run.subset, weight));
    this.fonts.add(font);
    return { ...run, font, width: this.document.font(font).fontSize(size).widthOfString(run.text) };
  }

  private drawLine(
    line: readonly Measured[],
    { x, width, size, align, y }: { x: number; width: number; size: number; align: 'start' | 'end'; y: number },
  ): void {
    const total = line.reduce((sum, run) => sum + run.width, 0);
    const startEdge = this.direction === 'rtl' ? MARGIN + this.inner - x - width : MARGIN + x;
    const atRight = (align === 'start') === (this.direction === 'rtl');
    let place = atRight ? startEdge + width - total : startEdge;
    for (const run of visualOrder(line)) {
      this.document
        .font(run.font)
        .fontSize(size)
        .text(run.text, place, y + BASELINE * size, { lineBreak: false, baseline: 'alphabetic' });
      place += run.width;
    }
  }
}
