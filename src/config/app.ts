/** The shop's own app for phones (APP-01). */
export const APP = {
  /** The app's number in Apple's store, for Safari's own banner. */
  appStoreId: '1478523690',
  /** Opens the app where it is installed, and its store page where it is not. */
  openUrl: 'https://app.vitrine.example/open',
} as const;
