import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.jsx';

const data = JSON.parse(document.getElementById('page-data').textContent);
hydrateRoot(document.getElementById('root'), <Page {...data} />);
