import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.getElementById('root');
const data = document.getElementById('page-data')?.textContent;
if (root && data) hydrateRoot(root, <Page {...JSON.parse(data)} />);
