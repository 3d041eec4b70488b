import { ApiError } from '@cairn/client';

/** The code with which a call is refused; fails when it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return (await failureOf(call)).code;
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}
