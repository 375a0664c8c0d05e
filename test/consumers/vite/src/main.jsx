import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createMswHandlers } from 'vitrine/mocks';
import { App } from './App.jsx';
import 'vitrine/styles.css';

const worker = setupWorker(...createMswHandlers({ site: 'PL', scenarios: ['cart-full'] }));
await worker.start({ onUnhandledFrame: 'bypass', quiet: true });

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
