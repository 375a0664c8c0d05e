import { createContext, use } from 'react';

/** The session's token, for the forms of a page. */
export const CsrfContext = createContext('');

/** What a form sends back in its field `csrf`, so that the server knows the page it comes from. */
export const useCsrf = (): string => use(CsrfContext);
