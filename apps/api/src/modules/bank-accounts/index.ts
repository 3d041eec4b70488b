export { BankAccountsModule } from './bank-accounts.module.js';
export { BankConnectionEntity } from './linking/bank-connection.entity.js';
export { BankLinkEntity } from './linking/bank-link.entity.js';
export { LinkOffer } from './linking/link-offer.js';
export { LinkedPayees } from './linking/linked-payees.js';
export { LinksReads } from './linking/links-reads.js';
