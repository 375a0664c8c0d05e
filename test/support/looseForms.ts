import type fc from 'fast-check';

/** One of several forms, chosen by a test's generator. */
type Choose = <Form>(...forms: readonly Form[]) => Form;

/** A chooser that follows fast-check, so that a failing run can be repeated. */
export const chooseWith =
  (generate: fc.GeneratorValue, constantFrom: typeof fc.constantFrom): Choose =>
  (...forms) =>
    generate(constantFrom as never, ...(forms as never[])) as never;

const loosenObject = (value: object, change: (entry: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry)]));

/**
 * The same answer in the types that an older system sends: numbers and flags as texts, `null` for what is missing, a
 * unrequested field. Nothing of it is lost.
 */
export function inOtherTypes(value: unknown, choose: Choose): unknown {
  if (typeof value === 'number')
    return choose<unknown>(value, String(value), String(value).replace('.', ','));
  if (typeof value === 'boolean') return choose<unknown>(value, String(value));
  if (Array.isArray(value)) return value.map((item) => inOtherTypes(item, choose));
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...loosenObject(value, (entry) => inOtherTypes(entry, choose)),
    erpVersion: choose<unknown>(1, null, {}),
  };
}

const ODD = [null, '', 0, -1, 16.666667, 150, 'D’Arc', 'UNKNOWN_CODE', [], {}, [null], { html: '<b>' }, true];

/** The same answer with gaps and odd values: any field may be missing or something else. Most of it stays. */
export function withGaps(value: unknown, choose: Choose): unknown {
  const isOdd = choose(...Array.from({ length: 24 }, (_, index) => index === 0));
  if (isOdd) return choose<unknown>(...ODD);
  if (Array.isArray(value)) return value.map((item) => withGaps(item, choose));
  if (typeof value !== 'object' || value === null) return inOtherTypes(value, choose);
  return loosenObject(value, (entry) => withGaps(entry, choose));
}

/** Changes an answer's body; a promotion's content is JSON inside JSON. */
export function changeBody(body: unknown, change: (value: unknown) => unknown): unknown {
  if (
    typeof body === 'object' &&
    body !== null &&
    'contentJSON' in body &&
    typeof body.contentJSON === 'string'
  )
    return { ...body, contentJSON: JSON.stringify(change(JSON.parse(body.contentJSON))) };
  return change(body);
}
