import type { Answer, Asked } from './answers.js';

interface SectionServer {
  answers: Record<string, (asked: Asked) => Answer>;
  /** What is stored now. */
  stored: () => Record<string, unknown>;
  /** What was sent, without the versions. */
  saves: () => readonly Record<string, unknown>[];
  /** Another tab saves. */
  elsewhere: (change: object) => void;
  /** Instead of saving, until it is undefined again. */
  fails: (failure: Answer | Error | undefined) => void;
}

/** A section of the wizard as the API keeps it: what is sent is stored, but for a version that was overtaken. */
export const sectionServer = (path: string, first: object): SectionServer => {
  let stored: Record<string, unknown> = { ...first };
  let edition = 1;
  let failure: Answer | Error | undefined;
  const saves: Record<string, unknown>[] = [];
  const read = () => ({ ...stored, version: `v${edition}` });
  const store = (change: object): void => {
    stored = { ...stored, ...change };
    edition += 1;
  };
  return {
    stored: () => stored,
    saves: () => saves,
    elsewhere: store,
    fails: (next) => {
      failure = next;
    },
    answers: {
      [`GET ${path}`]: () => ({ data: read() }),
      [`PATCH ${path}`]: ({ body }) => {
        if (failure instanceof Error) throw failure;
        if (failure) return failure;
        const { version, ...change } = JSON.parse(body ?? '{}') as Record<string, unknown>; // as the form sent it
        if (version !== `v${edition}`) {
          const params = { at: '2026-11-21T10:42:00.000Z' };
          return { status: 409, code: 'campaign.overtaken', message: 'Changed in another tab', params } as Answer;
        }
        saves.push(change);
        store(change);
        return { data: read() };
      },
    },
  };
};
