import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.jsx';
import './plain.css';

createRoot(document.getElementById('root')).render(<Shop />);
