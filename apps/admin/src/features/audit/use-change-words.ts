import {
  ADMIN_CHANGE_STATES,
  ADMIN_ROLES,
  INVESTMENT_STATES,
  PAYOUT_STATES,
  COMMENT_STATES,
  REPORT_STATES,
  REVIEW_STATES,
  USER_VIEWS,
  WITHDRAWAL_STATES,
} from '@cairn/contracts';
import english from '@cairn/i18n/locales/en/console.json';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useCodeWord, useSay, type CodeList, type Say } from '../../lib/words/words.js';
import { CAMPAIGN_STATUS_NAMES } from '../../ui/records/state-badge.js';

const among = <One extends string>(all: readonly One[], code: string): One | undefined =>
  all.find((one) => one === code);

type InWords = (say: Say, code: string) => string | undefined;

/** The states of one kind of record, and the words of each. */
const states =
  <State extends string>(all: readonly State[], word: (say: Say, state: State) => string): InWords =>
  (say, code) => {
    const state = among(all, code);
    return state && word(say, state);
  };

const review = states(REVIEW_STATES, (say, state) => say(`states.review.${state}`));

const INQUIRY_STATES = ['open', 'answered'] as const;

/** The states of each kind of record in words. */
const STATES: Readonly<Record<string, InWords>> = {
  campaign: (say, code) => {
    const name = CAMPAIGN_STATUS_NAMES[Number(code)] ?? among(CAMPAIGN_STATUS_NAMES, code);
    return name && say(`states.campaign.${name}`);
  },
  user: states(USER_VIEWS, (say, state) => say(`users.states.${state}`)),
  identity: review,
  accreditation: review,
  investment: states(INVESTMENT_STATES, (say, state) => say(`states.investment.${state}`)),
  payout: states(PAYOUT_STATES, (say, state) => say(`states.payout.${state}`)),
  withdrawal: states(WITHDRAWAL_STATES, (say, state) => say(`states.withdrawal.${state}`)),
  contact_inquiry: states(INQUIRY_STATES, (say, state) => say(`inquiries.states.${state}`)),
  comment: states(COMMENT_STATES, (say, state) => say(`states.comment.${state}`)),
  message_report: states(REPORT_STATES, (say, state) => say(`states.report.${state}`)),
  admin_change: states(ADMIN_CHANGE_STATES, (say, state) => say(`admins.change_states.${state}`)),
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
/** A fingerprint of a file, and the id of a record. */
const FINGERPRINT = /^[\da-f]{64}$/u;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
/** Fields that name a person by their id. */
export const PERSON = /^(reported|userId|ownerId)$/u;

/** Enough to tell two apart: the start of a fingerprint, and the end of an id, which starts with its time. */
function shortened(field: string, text: string): string {
  if (FINGERPRINT.test(text)) return `${text.slice(0, 12)}…`;
  return ID.test(text) && !PERSON.test(field) ? `…${text.slice(-8)}` : text;
}

const YES = new Set(['true', 'yes']);
const ANSWERS = new Set([...YES, 'false', 'no']);
const IS_STATE = /^(state|status)$/u;

/** A list of codes as changesBetween writes it. */
const CODES = /^\["[\w.-]*"(?:,"[\w.-]*")*\]$/u;

/** The parts of a list of codes; none where the text is something else. */
function partsOf(text: string): readonly string[] {
  if (!CODES.test(text)) return [];
  const parts: unknown = JSON.parse(text);
  return Array.isArray(parts) ? parts.map(String) : [];
}

/** Fields that are a list of codes, and where their words are. */
const FAMILIES: Readonly<Record<string, CodeList>> = {
  conflicts: 'accreditation.conflicts',
  happened: 'covered.events',
};

/** Fields that are one code, and where its words are. */
const VALUES: Readonly<Record<string, CodeList>> = {
  signatureType: 'accreditation.contract.types',
  exception: 'covered.exceptions',
  guideline: 'comments.guidelines',
  // A law is called as in the settings.
  jurisdictionProfile: 'settings.profiles',
  jurisdiction: 'settings.profiles',
  profile: 'settings.profiles',
};

/** A change as text: fields by their names, states, roles and instants as people read them. */
export function useChangeWords(subject: string) {
  const say = useSay();
  const wordOf = useCodeWord();
  const { moment } = useSiteDates();
  return {
    field: (field: string): string | null => {
      const [last = field] = field.split('.').slice(-1);
      if (Object.hasOwn(english.audit.changed, last)) return wordOf('audit.changed', last);
      // A setting of the site is called as on its page.
      return Object.hasOwn(english.settings.fields, last) ? wordOf('settings.fields', last) : null;
    },
    value: (field: string, text: string): string => {
      if (INSTANT.test(text)) return moment(text);
      if (ANSWERS.has(text)) return say(YES.has(text) ? 'users.on' : 'users.off');
      const parts = partsOf(text);
      const family = FAMILIES[field] ?? 'audit.changed';
      if (parts.length > 0) return parts.map((part) => wordOf(family, part)).join(say('list.separator'));
      const words = VALUES[field];
      if (words !== undefined) return wordOf(words, text);
      const role = field === 'role' ? among(ADMIN_ROLES, text) : undefined;
      if (role !== undefined) return say(`roles.${role}`);
      if (!IS_STATE.test(field)) return shortened(field, text);
      return STATES[subject]?.(say, text) ?? wordOf('desk.states', text);
    },
  };
}
