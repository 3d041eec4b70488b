import { ApiError } from '@cairn/client';

/** Whether the API was reached and refused the call. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
