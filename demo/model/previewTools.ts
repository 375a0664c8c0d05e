import type { PreviewInput } from '#src/features/preview/previewModel.ts';
import type { AbTest, EmulatedVisitor } from '#src/schemas/preview.ts';
import type { SideName, SideProblem } from './comparedSide.ts';
import type { PageDifference } from './pageDifferences.ts';

export const PREVIEW_TOOLS_PATH = '/demo/preview';

/** Where staff log in again: the demo's scenario for them, and back to the shop. */
export const STAFF_LOGIN_ADDRESS = '/demo?scenario=staff&to=%2F';

/** The choices for the validity of a preview link, in hours; the first is the default. */
export const SHARED_HOURS = [24, 1, 168] as const;

/** A preview's settings as text in the page's language. */
export interface PreviewTexts {
  /** In the shop's time zone, with its name; missing: now. */
  time?: string;
  test?: string;
  group?: string;
  visitor?: EmulatedVisitor;
}

/** A link that shows a colleague a preview without a log-in. */
export interface SharedLinkView {
  id: string;
  shown: PreviewTexts;
  /** The page that it opens. */
  path: string;
  /** The formatted time of expiry. */
  until: string;
  /** Absolute URL. */
  url: string;
}

/** One side of a comparison: the values of its fields, and the state they select. */
export interface ComparedSide {
  entry: PreviewInput;
  /** The A/B tests at its time; missing if they could not be loaded. */
  tests?: readonly AbTest[];
  /** The name of the shop's time zone at its time. */
  zone: string;
  problem?: SideProblem;
  shown: PreviewTexts;
}

/** The choices for the width of a comparison's windows, in CSS pixels; the first is the default. */
export const COMPARED_WIDTHS = [1280, 768, 390] as const;
export type ComparedWidth = (typeof COMPARED_WIDTHS)[number];

/** A page of the shop in two states. */
export interface PreviewComparison {
  /** The width of the windows that show both pages. */
  width: ComparedWidth;
  sides: Record<SideName, ComparedSide>;
  /** Missing before the first comparison, and if a side is invalid. */
  result?: {
    differences: readonly PageDifference[];
    /** The two pages, as addresses of this origin. */
    pages: Record<SideName, string>;
  };
}

/** The result of a form posted on the preview tools page. */
export const PREVIEW_ANSWERS = ['created', 'revoked', 'failed', 'wait'] as const;
export type PreviewAnswer = (typeof PREVIEW_ANSWERS)[number];

/** The preview tools page, and the page of an expired link. */
export type PreviewContent =
  | { kind: 'preview'; view: 'ended' }
  | {
      kind: 'preview';
      view: 'tools';
      /** The page of the shop that a link opens. */
      target: string;
      /** The current preview; missing without one, so that there is nothing to share. */
      previewed?: PreviewTexts;
      links: readonly SharedLinkView[];
      answer?: PreviewAnswer;
      /** Missing if the target is not a page of the shop. */
      comparison?: PreviewComparison;
    };
