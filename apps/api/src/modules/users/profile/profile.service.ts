import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { requireStepUp } from '../../../kernel/auth/step-up.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { EmailChange } from '../sign-up/email-change.js';
import { PROFILE_VERSION } from '../accounts/profile-rows.js';
import { ProfilePictures, type PictureUploads } from './profile-pictures.js';
import { UserTypes } from '../accounts/user-types.js';
import { ReservedNames } from '../accounts/reserved-names.js';
import { UserEntity } from '../accounts/user.entity.js';

/** The fields of the request as they are stored. */
const PLAIN = [
  'phoneNumber',
  'zipcode',
  'address',
  'description',
  'website',
  'facebook',
  'twitter',
  'linkedin',
  'youtube',
] as const satisfies readonly (keyof UpdateMeRequest & keyof UserEntity)[];
/** Fields that always have a value: null changes nothing. */
const ALWAYS_SET = [
  'firstName',
  'lastName',
  'language',
  'showName',
  'showInvestments',
  'showAmounts',
  'showFollowing',
] as const satisfies readonly (keyof UpdateMeRequest & keyof UserEntity)[];

/** Required fields: they can be changed but not cleared. */
const MANDATORY = ['firstName', 'lastName', 'email', 'slug'] as const;

/** V-03: the shortest name. */
const LEAST_NAME = 3;

/** Changes the caller's profile. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly pictures: ProfilePictures,
    private readonly emails: EmailChange,
    private readonly events: Events,
    private readonly types: UserTypes,
    private readonly names: ReservedNames,
  ) {}

  async update(caller: Identity, request: UpdateMeRequest, uploads: PictureUploads): Promise<CurrentUser> {
    const user = await this.database.manager.findOneBy(UserEntity, { id: caller.userId });
    if (user === null) throw new DomainError('auth.session_ended');
    const change = await this.changeOf(user, request);
    const email = request.email && request.email !== user.email ? request.email : null;
    // SEC-14: changing contact details requires step-up authentication.
    const isReachedElsewhere = change.phoneNumber !== undefined && change.phoneNumber !== user.phoneNumber;
    if (email !== null || isReachedElsewhere) requireStepUp(caller);
    const made = await this.pictures.make(uploads);
    await this.database.inTx(async (tx) => {
      if (request.version) await this.requireCurrent(tx, user.id, request.version);
      const whole = { ...change, ...(await this.pictures.save(tx, caller.userId, made)) };
      await this.pictures.letGo(tx, user.id, whole);
      await this.save(tx, user.id, whole);
      await this.types.change(tx, user.id, request);
      if (email !== null) await this.emails.ask(tx, caller, email);
      await this.events.emit(tx, 'user.profile_changed', { userId: user.id });
    });
    return this.accounts.me(caller);
  }

  private async changeOf(user: UserEntity, request: UpdateMeRequest): Promise<Partial<UserEntity>> {
    const change: Partial<UserEntity> = {};
    const cleared = MANDATORY.find((name) => request[name] === null || request[name] === '');
    if (cleared !== undefined) throw fieldError(cleared, 'validation.required');
    for (const name of PLAIN) if (request[name] !== undefined) Object.assign(change, { [name]: request[name] || null });
    for (const name of ALWAYS_SET) {
      const value = request[name];
      if (value !== undefined && value !== null && value !== '') Object.assign(change, { [name]: value });
    }
    const [firstName, lastName] = [change.firstName ?? user.firstName, change.lastName ?? user.lastName];
    if (firstName !== user.firstName || lastName !== user.lastName) {
      await this.names.refuse('firstName', `${firstName} ${lastName}`);
    }
    const name = `${firstName}${lastName}`;
    if ([...name].length < LEAST_NAME) throw fieldError('firstName', 'validation.min_length', { min: LEAST_NAME });
    if (request.slug) change.slug = await this.freeSlug(user, request.slug.toLowerCase());
    if (request.removePhoto) change.photoFileId = null;
    if (request.removeCover) change.coverFileId = null;
    return change;
  }

  /** V-04. The unique index decides between two at the same time. */
  private async freeSlug(user: UserEntity, slug: string): Promise<string> {
    if (slug !== user.slug) await this.names.refuse('slug', slug);
    const holder = await this.database.manager.findOneBy(UserEntity, { slug });
    if (holder !== null && holder.id !== user.id) throw fieldError('slug', 'user.slug_taken');
    return slug;
  }

  /** U-20: refuses what was read before another tab or device saved. */
  private async requireCurrent(tx: Tx, id: string, version: string): Promise<void> {
    const [stored] = await tx.query<{ version: string }[]>(
      `select ${PROFILE_VERSION} as version from app_user u where u.id = $1 for update`,
      [id],
    );
    if (stored?.version !== version) throw new DomainError('user.overtaken');
  }

  private async save(tx: Tx, id: string, change: Partial<UserEntity>): Promise<void> {
    await tx.update(UserEntity, { id }, { ...change, updatedAt: () => 'kernel.now()' });
  }
}
