import autocannon from 'autocannon';
import { atLeast, type Figure } from '../figure.js';
import { interleave } from '../measure.js';
import { startApi, startListening } from '../processes.js';
import { API } from '../world.js';
import { nextMessage, SIGNATURE_HEADER } from './messages.js';

const CONNECTIONS = 32;
const SECONDS = 3;
const LEAST = 0.6;

interface IntakeBench {
  env: Record<string, string>;
  say: (line: string) => void;
  beforeScript: string | null;
}

/** Messages stored a second; each is signed and new. @throws where one of them is refused */
async function storedPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          const { body, signature } = nextMessage();
          const headers = { 'content-type': 'application/json; charset=utf-8', [SIGNATURE_HEADER]: signature };
          return { ...request, body, headers };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total} messages`);
  return result.requests.total / result.duration;
}

/** Webhooks taken in by the product's route, against a bare server with the same signature check and the same insert. */
export async function intakeFigures({ env, say, beforeScript }: IntakeBench): Promise<Figure[]> {
  const bare = await startListening('./intake/bare-intake.js', env, {});
  const api = await startApi(env);
  const before = beforeScript === null ? null : await startApi(env, beforeScript);
  const route = `${API}/webhooks/stripe`;
  try {
    const [rate = 0, earlier = 0, yardstick = 1] = await interleave([
      () => storedPerSecond(`${api.url}${route}`),
      before === null ? async () => 0 : () => storedPerSecond(`${before.url}${route}`),
      () => storedPerSecond(bare.url),
    ]);
    say(`  Webhooks: ${rate.toFixed(0)}/s, bare ${yardstick.toFixed(0)}/s, before ${earlier.toFixed(0)}/s`);
    return [
      atLeast('Intake of webhooks, against a bare server with the same check and insert', rate / yardstick, LEAST),
    ];
  } finally {
    await api.stop();
    await before?.stop();
    await bare.stop();
  }
}
