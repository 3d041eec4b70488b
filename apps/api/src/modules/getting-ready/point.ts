import type { ReadinessPointCode } from '@cairn/contracts';
import type { ReadinessPoint } from '@cairn/contracts/readiness/readiness';

const MOST = 500;

export const point = (code: ReadinessPointCode, ready: boolean, answer: string | null = null): ReadinessPoint => ({
  code,
  ready,
  answer: answer?.slice(0, MOST) ?? null,
});
