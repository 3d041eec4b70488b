import type { Direction } from './bidi-line.js';
import type { Paper } from './paper.js';

type Drawing = 'paragraph' | 'heading' | 'row' | 'deed' | 'space' | 'nextPage';
/** One call of `Paper`, as data. */
export type Command = { [Name in Drawing]: [Name, ...Parameters<Paper[Name]>] }[Drawing];

export interface SheetHead {
  direction: Direction;
  title: string;
  at: Date;
  size: 'A4' | 'A5';
}

/** Whole documents as data, which a thread can print. */
export interface SheetContent extends SheetHead {
  commands: readonly Command[];
  /** The line at the foot of each page, with PAGE and PAGES in place of the numbers. */
  foot: string;
}

export const PAGE = '{page}';
export const PAGES = '{pages}';

/** Takes down what a `Paper` is to draw. */
export class Sheet implements Pick<Paper, Drawing> {
  private readonly commands: Command[] = [];

  constructor(private readonly head: SheetHead) {}

  paragraph(...drawn: Parameters<Paper['paragraph']>): void {
    this.commands.push(['paragraph', ...drawn]);
  }

  heading(...drawn: Parameters<Paper['heading']>): void {
    this.commands.push(['heading', ...drawn]);
  }

  row(...drawn: Parameters<Paper['row']>): void {
    this.commands.push(['row', ...drawn]);
  }

  deed(): void {
    this.commands.push(['deed']);
  }

  space(points: number): void {
    this.commands.push(['space', points]);
  }

  nextPage(...drawn: Parameters<Paper['nextPage']>): void {
    this.commands.push(['nextPage', ...drawn]);
  }

  /** @param foot with PAGE and PAGES in place of the numbers */
  content(foot: string): SheetContent {
    return { ...this.head, commands: this.commands, foot };
  }
}
