import { Injectable } from '@nestjs/common';
import type { AdminRole, Language, ReviewState, UserType } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { slugOf } from '../../../kernel/text/slug.js';
import { awaitsEnrolment } from './enrolment.js';
import { OWN_COLUMNS } from './profile-rows.js';
import { UserEntity } from './user.entity.js';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  userType: UserType;
  language: Language;
  passwordHash: string | null;
  adminRole?: AdminRole;
  /** Accepted the terms as they signed up; admins are made without. */
  termsAccepted: boolean;
  twoFactorWanted?: boolean;
  newsletterWanted?: boolean;
}

export interface CurrentUserRow extends UserEntity {
  /** The user's own description. */
  version: string;
  kycStatus: ReviewState | null;
  accreditationStatus: ReviewState | null;
  hasPassword: boolean;
  recoveryCodesLeft: number;
  hasShareCertificates: boolean;
}

const CURRENT = prepared(
  `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.slug,
     u.phone_number as "phoneNumber", u.user_type as "userType", u.admin_role as "adminRole", u.language,
     ${OWN_COLUMNS},
     u.totp_enabled_at as "totpEnabledAt", u.password_hash is not null as "hasPassword",
     u.password_changed_at as "passwordChangedAt",
     (select count(*) from recovery_code c where c.user_id = u.id and c.used_at is null)::integer as "recoveryCodesLeft",
     (select p.state from investor_profile p where p.user_id = u.id) as "kycStatus",
     (select a.state from accreditation a where a.user_id = u.id order by a.submitted_at desc limit 1)
       as "accreditationStatus",
     exists (select from share_certificate s where s.holder_id = u.id) as "hasShareCertificates"
   from app_user u where u.id = $1`,
);

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  findByEmail(email: string, reader: EntityManager = this.database.manager): Promise<UserEntity | null> {
    return reader.findOneBy(UserEntity, { email });
  }

  findById(id: string, reader: EntityManager = this.database.manager): Promise<UserEntity | null> {
    return reader.findOneBy(UserEntity, { id });
  }

  /** The user with the standing of identity and accreditation, in one statement. */
  async current(id: string): Promise<CurrentUserRow | null> {
    const [row] = await this.database.query<CurrentUserRow>(CURRENT, [id]);
    return row ?? null;
  }

  /** Adds a user unless the email is taken; null when it is. */
  async insert(tx: Tx, user: NewUser): Promise<UserEntity | null> {
    const id = newId();
    const [row] = await tx.query<{ id: string }[]>(
      `insert into app_user (id, email, first_name, last_name, phone_number, slug, password_hash, user_type, admin_role,
         language, terms_accepted_at, two_factor_wanted, newsletter_wanted, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then kernel.now() end, $12, $13, kernel.now(), kernel.now())
       on conflict (email) do nothing returning id`,
      [
        id,
        user.email,
        user.firstName,
        user.lastName,
        user.phoneNumber,
        slugOf(`${user.firstName} ${user.lastName}`, id, 'member'),
        user.passwordHash,
        user.userType,
        user.adminRole ?? null,
        user.language,
        user.termsAccepted,
        user.twoFactorWanted ?? false,
        user.newsletterWanted ?? false,
      ],
    );
    return row ? tx.findOneByOrFail(UserEntity, { id }) : null;
  }

  /** Whether the link of the last invitation or reset is still to be used. */
  async awaitsEnrolment(userId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `select from app_user u where u.id = $1 and ${awaitsEnrolment('u')}`,
      [userId],
    );
    return rows.length > 0;
  }

  async activate(tx: Tx, id: string): Promise<UserEntity> {
    await tx.query(
      'update app_user set activated_at = coalesce(activated_at, kernel.now()), updated_at = kernel.now() where id = $1',
      [id],
    );
    return tx.findOneByOrFail(UserEntity, { id });
  }

  async setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
    await tx.query(
      'update app_user set password_hash = $2, password_changed_at = kernel.now(), updated_at = kernel.now() where id = $1',
      [id, passwordHash],
    );
  }
}
