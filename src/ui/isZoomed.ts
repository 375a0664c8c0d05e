/** Whether the user has enlarged the page with two fingers: one finger then moves the page. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
