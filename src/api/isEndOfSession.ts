/** Whether a service's status reports an ended session. */
export const isEndOfSession = (status: number): boolean => status === 401 || status === 403;
