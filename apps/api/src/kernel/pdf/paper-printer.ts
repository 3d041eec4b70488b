import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Thread } from '../process/thread.js';
import type { SheetContent } from './sheet.js';

/** Prints long documents in a thread: a contract of ten pages takes longer than a request should wait for another. */
@Injectable()
export class PaperPrinter implements OnModuleDestroy {
  private readonly thread = new Thread<SheetContent>('print.mjs', 'The document was not printed');

  print(content: SheetContent): Promise<Buffer> {
    return this.thread.run(content);
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }
}
