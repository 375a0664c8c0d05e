import { createContext, use } from 'react';

/** The session's CSRF token, for a page's forms. */
export const CsrfContext = createContext('');

/** The value of a form's `csrf` field, which proves that the form is from this server's page. */
export const useCsrf = (): string => use(CsrfContext);
