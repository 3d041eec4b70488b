import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@cairn/contracts';
import { CHANGE_TOPICS, FinishedReplies } from '../memory/finished-replies.js';
import type { Signals } from '../outbox/signals.js';
import { BuiltFiles } from './built-files.js';
import { finishPage, withPage, type FinishedPage } from './finished-page.js';
import { pageAddress } from './page-address.js';
import { PageRenderer, type MakeCall } from './page-renderer.js';

/** Some six hundred pages of a hundred kilobytes with their compressed forms. */
const MOST_BYTES = 48 * 1024 * 1024;
/** There is no signal for campaign totals: readers without scripts see them at most thirty seconds old. */
const FRESH_MILLISECONDS = 10_000;
const STALE_MILLISECONDS = 20_000;

interface Visitor {
  url: string;
  language: Language;
  address: string;
}

interface RenderedPagesOptions {
  /** The folder of the web client. */
  web: string;
  signals: Signals;
  /** The time of the business. */
  now: () => number;
  makeCall: MakeCall;
  /** Puts the head of the page of this path into the document; `title` is what the page calls itself. */
  headed: (html: string, path: string, language: Language, title: string | null) => Promise<string>;
}

/** There is no page of this address, or it cannot be rendered at the moment. */
class NotRendered extends Error {
  constructor(readonly instead: 'unknown' | null) {
    super('not rendered');
  }
}

/** The pages of the site, rendered for a visitor and kept ready to be sent to all. */
export class RenderedPages {
  private readonly kept: FinishedReplies<FinishedPage>;
  private readonly renderer: PageRenderer;

  private constructor(
    private readonly document: string,
    private readonly files: BuiltFiles,
    private readonly options: RenderedPagesOptions,
  ) {
    this.kept = new FinishedReplies(options.signals, {
      topics: CHANGE_TOPICS,
      mostBytes: MOST_BYTES,
      freshMilliseconds: FRESH_MILLISECONDS,
      staleMilliseconds: STALE_MILLISECONDS,
    });
    this.renderer = new PageRenderer(rendererOf(options.web), options.makeCall);
  }

  /** Null where the site was built without what renders it. */
  static open(options: RenderedPagesOptions): RenderedPages | null {
    const dist = join(options.web, 'dist');
    const files = BuiltFiles.of(dist);
    if (files === null || !existsSync(rendererOf(options.web))) return null;
    return new RenderedPages(readFileSync(join(dist, 'index.html'), 'utf8'), files, options);
  }

  /** The finished page; `unknown` where there is none; null where the page as it was built has to do. */
  async page(visitor: Visitor): Promise<FinishedPage | 'unknown' | null> {
    // After two slashes the first word of the path would be read as a host, and the rest as its page.
    if (visitor.url.startsWith('//')) return 'unknown';
    const { url, isShared } = pageAddress(visitor.url);
    const page = { ...visitor, url };
    try {
      return await (isShared ? this.kept.of(`${visitor.language} ${url}`, () => this.make(page)) : this.make(page));
    } catch (error) {
      if (error instanceof NotRendered) return error.instead;
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.renderer.stop();
  }

  private async make({ url, language, address }: Visitor): Promise<FinishedPage> {
    const rendered = await this.renderer.render({ url, language, now: this.options.now() }, address);
    if (rendered === null || rendered === 'unknown') throw new NotRendered(rendered);
    const html = withPage(this.document, rendered, this.files.codeOf(rendered, language));
    return finishPage(await this.options.headed(html, url.split('?')[0] ?? '/', language, rendered.title));
  }
}

const rendererOf = (web: string): string => join(web, 'dist', '.server', 'renderer.js');
