import type { EscrowRail } from '@cairn/contracts/rails/providers';
import type { LinkedMeans } from '../ports/escrow.port.js';
import { findText, textOf, valueOf, type Fields } from './north-shapes.js';

/** The methods that link, read and forget what an account pays from, and the codes for «there already» and «none». */
export const LINKS: Readonly<
  Record<EscrowRail, { open: string; read: string; forget: string; there: string; none: string }>
> = {
  north_ach: {
    open: 'linkExternalAccount',
    read: 'getExternalAccount',
    forget: 'deleteExternalAccount',
    there: '116',
    none: '149',
  },
  north_card: {
    open: 'linkCreditCard',
    read: 'getLinkedCreditCard',
    forget: 'deleteCreditCard',
    there: '116',
    none: '149',
  },
};

/** The page's address, which comes with a blank before it; null where none is given. */
export function urlIn(reply: Fields): { url: string } | null {
  const url = textOf(valueOf(reply, 'accountDetails')) || textOf(valueOf(reply, 'creditcardDetails'));
  return /^https?:\/\//.test(url) ? { url } : null;
}

/** A number is written in the clear, in base64 or masked: its last four digits are all that is taken. */
function maskOf(number: string): string | null {
  if (/^[\dXx*\s-]*\d{4}$/.test(number)) return number.slice(-4);
  const [digits] = /\d{4}$/.exec(Buffer.from(number, 'base64').toString('utf8')) ?? [];
  return digits ?? null;
}

/** What is linked; null where nothing is, or where it has no name to collect by. */
export function linkedIn(reply: Fields, rail: EscrowRail): LinkedMeans | null {
  const isCard = rail === 'north_card';
  const number = findText(reply, isCard ? 'creditCardNumber' : 'AccountNumber');
  if (number === '') return null;
  const mask = maskOf(number);
  const label = findText(reply, isCard ? 'creditCardName' : 'BankName') || null;
  const methodRef = isCard ? (mask ?? 'card') : findText(reply, 'AccountNickName') || findText(reply, 'Extnickname');
  return methodRef === '' ? null : { methodRef, label, mask };
}
