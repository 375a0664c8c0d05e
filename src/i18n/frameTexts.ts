import type { MessageId, Text } from './siteIntl.ts';

/**
 * The texts of the header's frame, which stands before anything else is loaded. A server hands them over in words, so
 * that a page's first load carries neither a language nor what puts it into words (BEY-07).
 */
export const FRAME_TEXTS = [
  'header.back',
  'header.landmark',
  'header.logo',
  'header.skip_link',
  'secured_purchase',
] as const satisfies readonly MessageId[];

/** The frame's texts in words. */
export type FrameTexts = Record<(typeof FRAME_TEXTS)[number], string>;

/** Puts the frame's texts into words, for a server to hand over. */
export const toFrameTexts = (text: Text): FrameTexts =>
  Object.fromEntries(FRAME_TEXTS.map((id) => [id, text(id)])) as FrameTexts;
