export { PreviewPanel } from './PreviewPanel.tsx';
