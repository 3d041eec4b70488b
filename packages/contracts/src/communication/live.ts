/** A signal of the stream: something changed; the client reads it again by the calls. */
export const LIVE_EVENTS = ['notification', 'message', 'read', 'refresh'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/** Ids only; a signal of the database has little room, and a stream is no place for texts. */
export interface LiveData {
  id: string | null;
}
