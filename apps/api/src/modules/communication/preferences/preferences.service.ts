import { Injectable } from '@nestjs/common';
import {
  channelsOf,
  PREFERENCE_TOPICS,
  PREFERENCE_TOPIC_NAMES,
  type Channel,
  type ChannelChoices,
} from '@cairn/contracts';
import type {
  EmailPreferences,
  EmailPreferencesRequest,
  TopicChoice,
} from '@cairn/contracts/communication/preferences';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import type { Identity } from '../../../kernel/http/request.js';
import { EmailPreferenceEntity } from './email-preference.entity.js';

const present = (kept: EmailPreferenceEntity | null): EmailPreferences => ({
  id: kept?.id ?? null,
  language: kept?.language ?? null,
  topics: PREFERENCE_TOPIC_NAMES.map((topic) => ({ topic, ...channelsOf(topic, kept?.choices ?? {}) })),
});

/** Only what differs from the rule is kept, so that a rule that changes later reaches those who chose nothing. */
function differing({ topic, ...chosen }: TopicChoice): Partial<Record<Channel, boolean>> {
  const rules = PREFERENCE_TOPICS[topic];
  const channels = Object.entries(chosen) as [Channel, boolean][]; // the channels of the class
  return Object.fromEntries(
    channels.filter(([channel, on]) => rules[channel] !== 'always' && on !== (rules[channel] === 'on')),
  );
}

/** Notification preferences: channels and language. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly languages: SiteLanguages,
  ) {}

  async mine(caller: Identity): Promise<EmailPreferences> {
    return present(await this.database.manager.findOneBy(EmailPreferenceEntity, { userId: caller.userId }));
  }

  /** A second one for the same person changes the first. */
  async create(caller: Identity, request: EmailPreferencesRequest): Promise<EmailPreferences> {
    const { userId } = caller;
    return this.database.inTx(async (tx) => {
      await tx.query(
        `insert into email_preference (id, user_id, created_at, updated_at) values ($1, $2, kernel.now(), kernel.now())
         on conflict (user_id) do nothing`,
        [newId(), userId],
      );
      return this.write(tx, { userId }, request);
    });
  }

  async change(caller: Identity, id: string, request: EmailPreferencesRequest): Promise<EmailPreferences> {
    return this.database.inTx((tx) => this.write(tx, { id, userId: caller.userId }, request));
  }

  private async write(
    tx: Tx,
    whose: { id?: string; userId: string },
    { language, topics }: EmailPreferencesRequest,
  ): Promise<EmailPreferences> {
    const kept = await tx.findOne(EmailPreferenceEntity, { where: whose, lock: { mode: 'pessimistic_write' } });
    if (kept === null) throw notFound();
    await this.languages.requireOffered(language, kept.language);
    const chosen = (topics ?? []).map((choice) => [choice.topic, differing(choice)]);
    const changed: EmailPreferenceEntity = {
      ...kept,
      choices: { ...kept.choices, ...(Object.fromEntries(chosen) as ChannelChoices) },
      language: language === undefined ? kept.language : language,
      updatedAt: this.clock.now(),
    };
    await tx.save(EmailPreferenceEntity, changed);
    return present(changed);
  }
}
