import { newId } from '../../kernel/crypto/ids.js';
import { failures } from '../failures.js';
import { aPerson, type Person } from '../people.js';
import { aCase } from '../screening/screening.js';
import type { TestWorld } from '../test-sandbox.js';
import type { ConsoleRecord } from './authorisation.rows.js';

interface People {
  investor: Person;
  otherInvestor: Person;
  pendingPerson: Person;
}

/** What admins decide on or look after: one record of each kind. */
export async function consoleRecords(
  t: TestWorld,
  liveCampaign: string,
  { investor, otherInvestor, pendingPerson }: People,
): Promise<Record<ConsoleRecord, string>> {
  await t.db.query(`update investor_profile set state = 'under_review' where user_id = $1`, [pendingPerson.id]);
  const [identity] = await t.db.query<{ id: string }>('select id from investor_profile where user_id = $1', [
    pendingPerson.id,
  ]);
  const [repayment, accreditation] = [newId(), newId()];
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, idempotency_key, created_at)
       values ($1, 'REF-1', $2, 'dividend', 100, 0, 'USD', '2027-01-04', 'due', $1, kernel.now())`,
      [repayment, liveCampaign],
    );
    await client.query(
      `insert into accreditation (id, user_id, state, grounds, verification_type, detail, stated, currency, submitted_at)
       values ($1, $2, 'under_review', '{income}', 'accreditation_letter', 'seen', '{"incomeLater": 22000000}', 'USD', kernel.now())`,
      [accreditation, otherInvestor.id],
    );
  });
  const [colleague, asking] = [await aPerson(t, { adminRole: 'moderator' }), await aPerson(t, { adminRole: 'super' })];
  const adminChange = newId();
  await t.db.query(
    `insert into admin_change (id, kind, subject_id, email, role, reason, needs_second, maker_id, made_at, state)
     values ($1, 'role', $2, $3, 'finance', 'Asked for by phone', true, $4, kernel.now(), 'waiting')`,
    [adminChange, colleague.id, colleague.email, asking.id],
  );
  const platformFee = newId();
  await t.db.query(
    `insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, maker_id, made_at,
       state)
     values ($1, '2016-01-01', 500, 1000, 1500, 'Another market', $2, kernel.now(), 'waiting')`,
    [platformFee, asking.id],
  );
  // Of a past day: callers who may remove rates have access, and get an error that this one stays.
  await t.db.query(
    `insert into exchange_rate (base, quote, on_date, rate, source, entered_at)
     values ('GBP', 'USD', '2026-01-05', 1.3, 'A bank', kernel.now())`,
  );
  const [contentRecord] = await t.db.query<{ id: string }>(`select id from content_record where kind = 'currency'`);
  const [contentPageRecord] = await t.db.query<{ id: string }>(
    `select id from content_record where kind = 'content-page'`,
  );
  const inquiry = newId();
  await t.db.query(
    `insert into contact_inquiry (id, question_type, name, email, subject, description, language, created_at)
     values ($1, 'other', 'Somebody', 'somebody@example.org', 'Question', 'Where is it?', 'en', kernel.now())`,
    [inquiry],
  );
  return {
    repayment,
    identity: identity?.id ?? '',
    accreditation,
    ...(await failures(t, investor.id)),
    exchangeRate: 'GBP-USD-2026-01-05',
    contentPage: 'terms',
    paymentSetting: 'card',
    optionKind: 'domicile',
    siteMark: 'siteLogo',
    screeningCase: await aCase(t),
    screeningListKind: 'sanctions',
    contentRecord: contentRecord?.id ?? '',
    contentPageRecord: contentPageRecord?.id ?? '',
    siteLanguage: 'fr',
    inquiry,
    mailTemplate: 'activation',
    adminAccount: colleague.id,
    adminChange,
    platformFee,
    readinessStep: 'fees',
  };
}
