import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.jsx';
import './styles.css';
import './tailwind.css';

createRoot(document.getElementById('root')).render(<Shop />);
