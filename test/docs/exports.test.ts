import { expect, it } from 'vitest';
import { readPublicApi } from '../../scripts/package/publicApi.ts';

it.each(readPublicApi().map(({ entry, exports }) => [entry, exports] as const))(
  'LIB-01: %s offers what it did; what goes or comes is a decision, and a note in .changeset',
  (_entry, exports) => {
    expect(exports.map(({ kind, name }) => `${kind} ${name}`)).toMatchSnapshot();
  },
);
