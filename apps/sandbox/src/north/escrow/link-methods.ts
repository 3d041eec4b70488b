import type { Fields, Reply } from '../methods.js';
import type { Means } from './documents.js';
import { done, lacking, ofAccount, refused, type EscrowMethod } from './replies.js';
import type { NorthEscrow } from './world.js';

const NONE_LINKED = refused('149', 'Investor External Account does not exist / Nickname mismatch.');
const LINKED_ALREADY = refused('116', 'Account already has external account');

/** The address comes with a blank before it. */
const page = (escrow: NorthEscrow, accountId: string, means: Means): Reply =>
  done({ accountDetails: ` ${escrow.pageOf(escrow.openLink(accountId, means))}` });

const open =
  (means: Means) =>
  (escrow: NorthEscrow, fields: Fields): Reply =>
    lacking(fields, ['accountId']) ??
    ofAccount(escrow, fields, (accountId) =>
      escrow.linkedBy(accountId, means) === undefined ? page(escrow, accountId, means) : LINKED_ALREADY,
    );

const forget =
  (means: Means) =>
  (escrow: NorthEscrow, fields: Fields): Reply =>
    lacking(fields, ['accountId']) ??
    ofAccount(escrow, fields, (accountId) => {
      const link = escrow.linkedBy(accountId, means);
      if (link !== undefined) escrow.links.delete(link.token);
      return done({});
    });

/** Bank accounts and cards, linked on a page of the provider. */
export const LINK_METHODS: readonly EscrowMethod[] = [
  { method: 'linkExternalAccount', verb: 'POST', run: open('bank') },
  {
    method: 'updateLinkExternalAccount',
    verb: 'POST',
    run: (escrow, fields) =>
      lacking(fields, ['accountId']) ??
      ofAccount(escrow, fields, (accountId) =>
        escrow.linkedBy(accountId, 'bank') === undefined ? NONE_LINKED : page(escrow, accountId, 'bank'),
      ),
  },
  {
    method: 'getExternalAccount',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, ['accountId', 'type']);
      if (absent !== null) return absent;
      return ofAccount(escrow, fields, (accountId) => {
        const linked = escrow.linkedBy(accountId, 'bank')?.linked;
        if (linked === undefined || linked === null) return NONE_LINKED;
        return {
          statusCode: '101',
          accountId,
          statusDesc: {
            AccountName: linked.name,
            AccountNickName: linked.nickname,
            AccountNumber: Buffer.from(linked.number).toString('base64'),
            AccountRoutingNumber: Buffer.from(linked.routing).toString('base64'),
            accountType: 'Checking',
            BankName: 'First Escrow Bank',
          },
        };
      });
    },
  },
  { method: 'deleteExternalAccount', verb: 'POST', run: forget('bank') },
  { method: 'linkCreditCard', verb: 'POST', run: open('card') },
  {
    method: 'getLinkedCreditCard',
    verb: 'POST',
    run: (escrow, fields) =>
      lacking(fields, ['accountId']) ??
      ofAccount(escrow, fields, (accountId) => {
        const linked = escrow.linkedBy(accountId, 'card')?.linked;
        if (linked === undefined || linked === null) return done({ creditcardDetails: null });
        const { name, number } = linked;
        return done({
          creditcardDetails: [{ creditCardName: name, creditCardNumber: `XXXXXXXXXXXX${number.slice(-4)}` }],
        });
      }),
  },
  { method: 'deleteCreditCard', verb: 'POST', run: forget('card') },
];
