import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import './placeInHeader.css';

/**
 * Puts a part of the header at its place in one.
 *
 * @param room beside the part, for what grows or opens towards the start
 * @param height of the canvas, for what hangs below the part
 */
export const placeInHeader =
  (room: string, height: string): Decorator =>
  (Story) => (
    <div style={{ minBlockSize: height }}>
      {/* On a phone, panels begin at its lower edge. */}
      <div className="place-in-header" style={{ '--place-room': room } as CSSProperties}>
        <Story />
      </div>
    </div>
  );
