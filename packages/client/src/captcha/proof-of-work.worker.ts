import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Finds the answer beside the page, which stays free to be used. */
self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => self.postMessage(solution, { transfer: [] }));
});
