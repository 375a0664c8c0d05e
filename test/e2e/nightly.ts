/** The details of a test: its further rows of a table run in `npm run test:full`, not in `npm test`. */
export const nightly = (isFurtherRow: boolean) => (isFurtherRow ? { tag: '@nightly' } : {});
