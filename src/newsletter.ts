// The door of `vitrine/newsletter`: the newsletter's form.

export * from './features/newsletter/index.ts';
