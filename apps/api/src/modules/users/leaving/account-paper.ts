import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGES, type Language, type UserType } from '@cairn/contracts';
import { formatInstant, type Say } from '@cairn/i18n';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { agentOf } from '../../../kernel/http/agent.js';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { ExportSources, type ExportedFile, type ExportOwner } from './export-sources.js';

interface AccountRow {
  name: string;
  email: string;
  phone: string | null;
  slug: string;
  userType: UserType;
  language: Language;
  description: string | null;
  address: string | null;
  zipcode: string | null;
  links: string[];
  createdAt: Date;
  twoFactorSince: Date | null;
  showName: boolean;
  showInvestments: boolean;
  showAmounts: boolean;
  showFollowing: boolean;
}

interface SessionRow {
  startedAt: Date;
  ip: string | null;
  userAgent: string | null;
}

const MOST_SESSIONS = 100;
const SHOWN = ['showName', 'showInvestments', 'showAmounts', 'showFollowing'] as const;
type Put = (word: string, value: string | null) => void;

/** The account as a PDF for the data export: profile, preferences and sign-ins. */
@Injectable()
export class AccountPaper implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly words: Words,
    private readonly clock: Clock,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'account-paper', collect: (owner) => this.collect(owner) });
  }

  private async collect({ id, language }: ExportOwner): Promise<ExportedFile[]> {
    const [account] = await this.database.query<AccountRow>(
      `select first_name || ' ' || last_name as name, email, phone_number as phone, slug, user_type as "userType", language,
         description, address, zipcode, array_remove(array[website, facebook, twitter, linkedin, youtube], null) as links,
         created_at as "createdAt", totp_enabled_at as "twoFactorSince", show_name as "showName",
         show_investments as "showInvestments", show_amounts as "showAmounts", show_following as "showFollowing"
       from app_user where id = $1`,
      [id],
    );
    if (account === undefined) return [];
    const sessions = await this.database.query<SessionRow>(
      `select created_at as "startedAt", host(ip) as ip, user_agent as "userAgent" from session
       where user_id = $1 and viewer_id is null order by created_at desc limit ${MOST_SESSIONS}`,
      [id],
    );
    return [{ path: 'account.pdf', content: await this.print(account, sessions, language) }];
  }

  private async print(account: AccountRow, sessions: readonly SessionRow[], language: Language): Promise<Buffer> {
    const say = this.words.in(language);
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const now = this.clock.now();
    const instant = (at: Date): string => isolate(formatInstant(language, at, 'UTC'));
    const paper = await Paper.begin(direction, { title: say('paper.account.title'), at: now, size: 'A4' });
    const put: Put = (word, value) => paper.row(say(`paper.account.${word}`), value ?? say('paper.account.none'));
    paper.paragraph(say('paper.account.title'), { weight: 600, size: 22 });
    paper.paragraph(say('paper.account.made', { at: instant(now) }), { muted: true });
    this.profile(say, paper, put, account);
    put('since', instant(account.createdAt));
    paper.heading(say('paper.account.choices'));
    put('language', LANGUAGES.find(({ code }) => code === account.language)?.name ?? account.language);
    put('twoFactor', account.twoFactorSince && instant(account.twoFactorSince));
    for (const name of SHOWN) put(name, say(account[name] ? 'paper.account.yes' : 'paper.account.no'));
    paper.heading(say('paper.account.sessions'));
    for (const { startedAt, ip, userAgent } of sessions) {
      const where = [agentOf(userAgent), ip].filter((part) => part !== null).map(isolate);
      paper.row(instant(startedAt), where.join(' ') || say('paper.account.none'));
    }
    return paper.finish((page, pages) => say('paper.page', { page, pages }));
  }

  private profile(say: Say, paper: Paper, put: Put, account: AccountRow): void {
    paper.heading(say('paper.account.profile'));
    put('name', isolate(account.name));
    put('email', isolate(account.email));
    put('phone', account.phone && isolate(account.phone));
    put('page', isolate(`/profile/${account.slug}`));
    put('userType', say(`paper.account.userTypes.${account.userType}`));
    put(
      'address',
      [account.address, account.zipcode]
        .filter(Boolean)
        .map((part) => isolate(String(part)))
        .join(' ') || null,
    );
    put('about', account.description && isolate(account.description));
    for (const link of account.links) put('link', isolate(link));
  }
}
