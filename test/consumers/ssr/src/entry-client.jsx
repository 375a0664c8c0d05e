import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page.jsx';

const root = document.getElementById('root');
const data = document.getElementById('page-data');
if (data) hydrateRoot(root, <Page {...JSON.parse(data.textContent)} />);
else createRoot(root).render(<Page />);
