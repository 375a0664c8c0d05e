import { Fragment, type ReactNode } from 'react';
import { ScrollRegion } from '../docs/ScrollRegion.tsx';
import './matrix.css';

/** States that a screenshot can show: the attributes stand for pointer, press and keyboard focus. */
const STATES: Record<string, Record<string, string>> = {
  rest: {},
  hover: { 'data-hovered': 'true' },
  pressed: { 'data-pressed': 'true' },
  focus: { 'data-focus-visible': 'true' },
};

/** The columns of a matrix that show interaction states. */
export const STATE_COLUMNS = Object.keys(STATES);

// Set on the element, because react-aria decides these attributes when it renders.
function forceState(cell: HTMLElement | null, column: string) {
  for (const [name, value] of Object.entries(STATES[column] ?? {})) {
    cell?.firstElementChild?.setAttribute(name, value);
  }
}

export interface MatrixProps {
  columns: readonly string[];
  rows: readonly string[];
  /** Renders one cell. A cell in a column of `STATE_COLUMNS` is shown in that state. */
  cell: (row: string, column: string) => ReactNode;
}

/** A table of one part in all its looks. */
export function Matrix({ columns, rows, cell }: MatrixProps) {
  return (
    <ScrollRegion
      role="group"
      className="matrix"
      label={`${rows[0]} to ${rows.at(-1)}`}
      style={{ gridTemplateColumns: `max-content repeat(${columns.length}, max-content)` }}
    >
      <span />
      {columns.map((column) => (
        <span key={column} className="matrix-label">
          {column}
        </span>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <span className="matrix-label">{row}</span>
          {columns.map((column) => (
            <div key={column} ref={(element) => forceState(element, column)}>
              {cell(row, column)}
            </div>
          ))}
        </Fragment>
      ))}
    </ScrollRegion>
  );
}

/** The same content on a light and on a dark page, one above the other. */
export function BothSchemes({ children }: { children: ReactNode }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="matrix-page" data-theme={theme} data-vitrine="matrix">
          {children}
        </div>
      ))}
    </>
  );
}

/** Examples below each other, each with a caption. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className="matrix-examples">{children}</div>;
}

/** One example with its caption. */
export function Example({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="matrix-example">
      <span className="matrix-label">{caption}</span>
      <div>{children}</div>
    </div>
  );
}
