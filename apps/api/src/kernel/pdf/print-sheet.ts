import { Paper } from './paper.js';
import { PAGE, PAGES, type Command, type SheetContent } from './sheet.js';

function draw(paper: Paper, command: Command): void {
  switch (command[0]) {
    case 'paragraph':
      return paper.paragraph(command[1], command[2]);
    case 'heading':
      return paper.heading(command[1], command[2]);
    case 'row':
      return paper.row(command[1], command[2], command[3]);
    case 'deed':
      return paper.deed();
    case 'space':
      return paper.space(command[1]);
    case 'nextPage':
      return paper.nextPage(command[1]);
  }
}

/** The same content gives the same bytes. */
export async function printSheet({ direction, commands, foot, ...head }: SheetContent): Promise<Buffer> {
  const paper = await Paper.begin(direction, head);
  for (const command of commands) draw(paper, command);
  return paper.finish((page, pages) => foot.replace(PAGE, String(page)).replace(PAGES, String(pages)));
}
