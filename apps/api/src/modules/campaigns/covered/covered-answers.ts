import { EVENT_KINDS, type ErrorCode } from '@cairn/contracts';
import type { CoveredAnswersRequest, EventAnswerRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { StoredAnswer } from './covered-cells.js';

interface Refusal {
  field: string;
  code: ErrorCode;
}

/** When an event can have happened. */
interface Lifetime {
  /** Of a person. */
  born: string | null;
  today: string;
}

const refusalsOf = (answer: EventAnswerRequest, place: number, { born, today }: Lifetime): Refusal[] => {
  if (!answer.happened) return [];
  const at = (field: string, code: ErrorCode): Refusal => ({ field: `answers.${place}.${field}`, code });
  return [
    ...(answer.occurredOn ? [] : [at('occurredOn', 'validation.required')]),
    ...(answer.occurredOn && answer.occurredOn > today ? [at('occurredOn', 'covered.future_event')] : []),
    ...(answer.occurredOn && born && answer.occurredOn < born ? [at('occurredOn', 'covered.before_birth')] : []),
    ...(answer.description ? [] : [at('description', 'validation.required')]),
  ];
};

/**
 * The answers as they are kept: every question has one, and an event that happened its day and description.
 * @throws covered.answer_missing, covered.answer_twice, covered.future_event, covered.before_birth, validation.required
 *   beside their fields
 */
export function answersOf({ answers }: CoveredAnswersRequest, lifetime: Lifetime): StoredAnswer[] {
  for (const kind of EVENT_KINDS) {
    const given = answers.filter((answer) => answer.kind === kind);
    if (given.length === 0) throw fieldError('answers', 'covered.answer_missing', { kind });
    // "No" beside a "yes" contradicts it.
    if (given.length > 1 && given.some(({ happened }) => !happened))
      throw fieldError('answers', 'covered.answer_twice');
  }
  const fields = answers.flatMap((answer, place) => refusalsOf(answer, place, lifetime));
  const [first] = fields;
  if (first !== undefined) throw new DomainError(first.code, {}, fields);
  return answers.map(({ kind, happened, occurredOn, inEffect, description }) => ({
    kind,
    happened,
    occurredOn: happened ? (occurredOn ?? null) : null,
    inEffect: happened && inEffect === true,
    description: happened ? (description ?? null) : null,
  }));
}
