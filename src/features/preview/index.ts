export type { ContentItem, EditUrl } from './contentEntries.ts';
export { PreviewPanel } from './PreviewPanel.tsx';
export type { PreviewPanelProps } from './previewPanelProps.ts';
