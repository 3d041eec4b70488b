import { invalidParameter } from './failure.js';
import type { PaymentIntent } from '../objects.js';

type Test = (intent: PaymentIntent) => boolean;

const CLAUSE = /^\s*(-)?(?:metadata\[(["'])(.+?)\2\]|(status|currency|customer|amount))\s*:\s*(["']?)(.*?)\5\s*$/;

function clause(text: string): Test {
  const match = CLAUSE.exec(text);
  if (!match) {
    throw invalidParameter('query', `The sandbox understands field:"value" joined by AND, not: ${text.trim()}`);
  }
  const [, negated, , key, field, , wanted] = match;
  const test: Test = (intent) => {
    if (key !== undefined) return intent.metadata[key] === wanted;
    switch (field) {
      case 'status':
        return intent.status === wanted;
      case 'currency':
        return intent.currency === wanted;
      case 'amount':
        return String(intent.amount) === wanted;
      default:
        return intent.customer === wanted;
    }
  };
  return negated ? (intent) => !test(intent) : test;
}

/** A test for Stripe's search language as far as equality joined by AND goes. */
export function parseSearch(query: string): Test {
  const tests = query.split(/\s+AND\s+/i).map(clause);
  return (intent) => tests.every((test) => test(intent));
}
