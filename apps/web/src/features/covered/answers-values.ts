import { ApiError } from '@cairn/client';
import { EVENT_KINDS, type EventKind } from '@cairn/contracts/campaigns/covered/disqualifying-events';
import { refusal } from '@cairn/contracts/errors/refusal';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { CoveredPerson } from './queries.js';

type Part = 'happened' | 'occurredOn' | 'inEffect' | 'description';

/** The questionnaire as a form: each question's parts under names of their own. */
export type AnswerValues = Record<`${EventKind}_${Part}`, string | boolean>;

export const nameOf = (kind: EventKind, part: Part): `${EventKind}_${Part}` => `${kind}_${part}`;

/** Empty, or as it was answered: of several events of one kind the first. */
export const valuesOf = ({ answers }: CoveredPerson): AnswerValues =>
  Object.fromEntries(
    EVENT_KINDS.flatMap((kind) => {
      const answer = answers.find((one) => one.kind === kind);
      return [
        [nameOf(kind, 'happened'), answer ? (answer.happened ? 'yes' : 'no') : ''],
        [nameOf(kind, 'occurredOn'), answer?.occurredOn ?? ''],
        [nameOf(kind, 'inEffect'), answer?.inEffect ?? false],
        [nameOf(kind, 'description'), answer?.description ?? ''],
      ];
    }),
  ) as AnswerValues; // every part of every kind, by construction

const textOf = (value: string | boolean): string => (typeof value === 'string' ? value.trim() : '');

/** What the request sends. */
export const answersOf = (values: AnswerValues) =>
  EVENT_KINDS.map((kind) => {
    const happened = values[nameOf(kind, 'happened')] === 'yes';
    return {
      kind,
      happened,
      occurredOn: happened ? textOf(values[nameOf(kind, 'occurredOn')]) : null,
      inEffect: happened && values[nameOf(kind, 'inEffect')] === true,
      description: happened ? textOf(values[nameOf(kind, 'description')]) : null,
    };
  });

const ANSWER_FIELD = /^answers\.(\d+)\.(occurredOn|description)$/;

/** A refusal of `answersOf`, with the fields of the request under the names that they have in the form. */
export function inForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, params, requestId } = error;
  const fields = error.fields.map((refused) => {
    const [, place, part] = ANSWER_FIELD.exec(refused.field) ?? [];
    const kind = EVENT_KINDS[Number(place)];
    return kind === undefined ? refused : { ...refused, field: nameOf(kind, part as Part) }; // one of the pattern's
  });
  return new ApiError(status, code, message, params, fields, requestId);
}

/** Every question has an answer, and a "yes" its day, which has passed, and its words. @param today `YYYY-MM-DD` */
export const answered =
  (today: string): Resolver<AnswerValues> =>
  (values) => {
    const missing = { type: 'validation.required', message: refusal('validation.required') };
    const wrongDay = { type: 'validation.date', message: refusal('validation.date') };
    const errors: Record<string, typeof missing> = {};
    for (const kind of EVENT_KINDS) {
      const happened = values[nameOf(kind, 'happened')];
      if (happened === '') errors[nameOf(kind, 'happened')] = missing;
      if (happened !== 'yes') continue;
      const day = textOf(values[nameOf(kind, 'occurredOn')]);
      if (day === '') errors[nameOf(kind, 'occurredOn')] = missing;
      else if (day > today) errors[nameOf(kind, 'occurredOn')] = wrongDay;
      if (textOf(values[nameOf(kind, 'description')]) === '') errors[nameOf(kind, 'description')] = missing;
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<AnswerValues> }; // by the names of the form's fields
  };
