import { parentPort } from 'node:worker_threads';

/** The other side of `Thread`: answers each task with the bytes that `make` makes of it, or with what went wrong. */
export function answerEach(make) {
  const answer = async ({ id, ...task }) => {
    try {
      parentPort.postMessage({ id, made: await make(task) }, []);
    } catch (error) {
      parentPort.postMessage(
        { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      );
    }
  };
  parentPort.on('message', (message) => void answer(message));
}
