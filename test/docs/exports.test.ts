import { expect, it } from 'vitest';
import { readPublicApi } from '../../scripts/package/publicApi.ts';

it.each(readPublicApi().map(({ entry, exports }) => [entry, exports] as const))(
  'LIB-01: %s exports what it did before; a change requires a decision and a changeset',
  (_entry, exports) => {
    expect(exports.map(({ kind, name }) => `${kind} ${name}`)).toMatchSnapshot();
  },
);
