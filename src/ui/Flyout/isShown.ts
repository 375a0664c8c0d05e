import { createContext, use } from 'react';

/** Whether the flyout around the content is open. */
export const IsShownContext = createContext(true);

/**
 * Whether the user can see this content: `false` while the flyout around it is prepared but closed. Effects that only
 * visible content may have, such as announcements and tracking, wait for it.
 */
export const useIsShown = () => use(IsShownContext);
