import type { ReceiptRow } from '../store/receipt.ts';
import styles from './MiniCartContent.module.css';

export const ReceiptRowView = ({ row: { name, label, value, isFinal } }: { row: ReceiptRow }) => (
  <div className={styles.row} data-row={name} data-final={isFinal || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
