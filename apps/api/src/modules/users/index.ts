export { UserEntity } from './user.entity.js';
export { UserLinkEntity } from './user-link.entity.js';
export { SessionEntity } from './session.entity.js';
export { UserLinks } from './user-links.js';
export { UsersModule } from './users.module.js';
export { UsersRepository, type NewUser } from './users.repository.js';
export { newTotpSecret, otpauthUrl } from './totp.js';
export { AdminAccounts } from './admin-accounts.js';
export { TwoFactor } from './two-factor.js';
