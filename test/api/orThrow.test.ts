import { describe, expect, it } from 'vitest';
import { FetchError, orThrow, ResponseError } from '#src/api/orThrow.ts';
import type { CallError } from '#src/api/request.ts';
import { failed, ok } from '#src/lib/result.ts';

const raised = (error: CallError): unknown => {
  try {
    return orThrow(failed(error));
  } catch (thrown) {
    return thrown;
  }
};

describe('BFF-09: orThrow', () => {
  it('returns the value of a successful call', () => {
    expect(orThrow(ok(7))).toBe(7);
  });

  it('throws a refusal as ResponseError, with its status and body', () => {
    const error = raised({ kind: 'refused', status: 409, body: { error: 'ITEM_LIMIT', limit: 5 } });
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      name: 'ResponseError',
      status: 409,
      body: { error: 'ITEM_LIMIT', limit: 5 },
    });
  });

  it.each<CallError>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'malformed', problem: 'GET /x: cart: expected object' },
  ])('throws $kind as FetchError, with its cause', (cause) => {
    const error = raised(cause);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({ name: 'FetchError', cause });
  });
});
