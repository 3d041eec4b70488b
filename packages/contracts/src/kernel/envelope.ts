/** Every successful answer. `total` is given only where it is stored or bounded by 1,000. */
export interface SuccessEnvelope<T> {
  status: 'success';
  results?: number;
  total?: number;
  nextCursor?: string | null;
  data: { data: T };
}

/** A refusal that belongs to one field of the request. */
export interface FieldError {
  field: string;
  code: string;
  msg: string;
  params?: Record<string, unknown>;
}

/** Every failed answer: `fail` when the request was wrong (4xx), `error` when we were (5xx). */
export interface FailureEnvelope {
  status: 'fail' | 'error';
  code: string;
  message: string;
  params?: Record<string, unknown>;
  errors?: FieldError[];
  requestId?: string;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
  total?: number;
}
