import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './support/failOnConsoleError.ts';

// Registered after the check above, so it runs before it: what unmounting complains about counts as well.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${pair.split('=')[0]?.trim()}=; max-age=0; path=/`;
  }
  delete window.dataLayer;
});
