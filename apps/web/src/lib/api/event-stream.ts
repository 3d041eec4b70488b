import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  type: string;
  data: unknown;
}

interface StreamOptions {
  url: string;
  token: string;
  signal: AbortSignal;
  /** The server has answered and listens. */
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
}

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not an event of ours; its name is enough to look again
  }
};

/**
 * Reads server-sent events by fetch, since the token travels in a header and nowhere else (SEC-4). Gives how it ended:
 * `refused` when asking again would not help.
 */
export const readEvents = async ({
  url,
  token,
  signal,
  onOpen,
  onEvent,
}: StreamOptions): Promise<'refused' | 'ended'> => {
  const answer = await fetch(url, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (answer.status === 401 || answer.status === 403) return 'refused';
  if (!answer.ok || !answer.body) return 'ended';
  onOpen();
  const parser = createParser({
    onEvent: ({ event, data }) => onEvent({ type: event ?? 'message', data: dataOf(data) }),
  });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    parser.feed(value);
  }
};
