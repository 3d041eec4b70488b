import { Injectable } from '@nestjs/common';
import { isLanguage, type ChannelChoices, type Language } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import type { Message } from '../../../kernel/outbox/events.js';
import { isAlreadyRead } from '../events/already-read.js';
import { idIn } from '../events/event-ids.js';
import { nameOf } from '../events/labels.js';

export interface MailRecipient {
  /** Null for somebody who was invited. */
  userId: string | null;
  email: string;
  name: string;
  language: Language;
  choices: ChannelChoices;
  /** The inviter's message; it is read here, since an event carries ids alone (SEC-51). */
  quote: string | null;
  /** Its campaign tests interest. */
  testsInterest: boolean;
  /** The names that the text needs: the person who acted, and the campaign. */
  named: { actor?: string; actorSlug?: string; campaign?: string };
}

interface Row {
  userId: string | null;
  email: string | null;
  firstName: string | null;
  language: string | null;
  choices: ChannelChoices | null;
  actorFirstName: string | null;
  actorLastName: string | null;
  actorSlug: string | null;
  actorLanguage: string | null;
  /** Of the account that the invited address has, if any. */
  invitedLanguage: string | null;
  campaign: string | null;
  quote: string | null;
  testsInterest: boolean;
}

/** The recipient that an event names: the person by id or, without one, by address. */
interface Asked {
  userId: string | null;
  email: string | null;
  actorId: string | null;
  campaignId: string | null;
  invitationId: string | null;
  /** The address of somebody who is invited. */
  invited: string | null;
}

/** The recipient of an event's mail, and the language: that of notices, else the account's; an offered one. */
@Injectable()
export class MailRecipients {
  constructor(
    private readonly database: Database,
    private readonly languages: SiteLanguages,
  ) {}

  /** The recipient is the body's `userId`, or, where there is none, its `email`. Null for an unknown person. */
  async of(body: Readonly<Record<string, unknown>>): Promise<MailRecipient | null> {
    const inviterId = idIn(body, 'inviterId');
    const email = typeof body['email'] === 'string' ? body['email'] : null;
    const row = await this.find({
      userId: idIn(body, 'userId'),
      email: inviterId === null ? email : null,
      actorId: inviterId ?? idIn(body, 'actorId'),
      campaignId: idIn(body, 'campaignId'),
      invitationId: inviterId === null ? null : idIn(body, 'linkId'),
      invited: inviterId === null ? null : email,
    });
    if (row === undefined) return null;
    const to = inviterId === null ? row.email : email;
    if (to === null) return null;
    const language = inviterId === null ? row.language : (row.invitedLanguage ?? row.actorLanguage);
    return {
      userId: row.userId,
      email: to,
      name: row.firstName ?? '',
      language: await this.languages.spoken(isLanguage(language) ? language : 'en'),
      choices: row.choices ?? {},
      quote: row.quote,
      testsInterest: row.testsInterest,
      named: {
        ...(row.actorSlug === null
          ? {}
          : {
              actor: nameOf({ firstName: row.actorFirstName, lastName: row.actorLastName }),
              actorSlug: row.actorSlug,
            }),
        ...(row.campaign === null ? {} : { campaign: row.campaign }),
      },
    };
  }

  hasRead(message: Message): Promise<boolean> {
    return isAlreadyRead((sql, parameters) => this.database.query(sql, parameters), message);
  }

  private async find({ userId, email, actorId, campaignId, invitationId, invited }: Asked): Promise<Row | undefined> {
    const [row] = await this.database.query<Row>(
      `select u.id as "userId", u.email, u.first_name as "firstName", coalesce(p.language, u.language) as language, p.choices,
         a.first_name as "actorFirstName", a.last_name as "actorLastName", a.slug as "actorSlug",
         coalesce(q.language, a.language) as "actorLanguage",
         (select coalesce(known.language, there.language) from app_user there
          left join email_preference known on known.user_id = there.id where there.email = $6) as "invitedLanguage", c.name as campaign, i.message as quote,
         coalesce(c.test_the_water, false) as "testsInterest"
       from (values (1)) one
         left join app_user u on u.id = $1::uuid or ($1 is null and u.email = $2)
         left join email_preference p on p.user_id = u.id
         left join app_user a on a.id = $3 left join email_preference q on q.user_id = a.id
         left join campaign c on c.id = $4 left join invitation i on i.id = $5`,
      [userId, email, actorId, campaignId, invitationId, invited],
    );
    return row;
  }
}
