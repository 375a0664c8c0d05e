/** For the next form that is submitted: whether the browser itself would send it. jsdom cannot, so it is stopped here. */
export function watchBrowserSubmits(): boolean[] {
  const submits: boolean[] = [];
  document.addEventListener(
    'submit',
    (event) => {
      submits.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return submits;
}
