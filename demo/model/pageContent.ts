import type { LinkFailure } from '#src/features/newsletter/FailureAnswer.tsx';
import type { ConfirmationState } from '#src/features/newsletter/NewsletterConfirmation.tsx';
import type { PostedSignUp } from '#src/features/newsletter/newsletterModel.ts';
import type { PreferencesEntry, PreferencesProblems } from '#src/features/newsletter/preferencesModel.ts';
import type { RefusedFile } from '#src/lib/forms/attachments.ts';
import type { ContactEntry, ContactProblems } from './contactForm.ts';
import type { MailView } from './outbox.ts';
import type { PreviewContent } from './previewTools.ts';
import type { CategoryLink, ProductTile, ProductView } from './products.ts';
import type { RefundEntry, RefundProblems } from './refundForm.ts';
import type { ScenarioPanelContent } from './scenarioPanel.ts';
import type { ContentName, Topic } from './topics.ts';

/** The newsletter's own page (NWL-17, BFF-06). */
export interface NewsletterContent {
  kind: 'newsletter';
  /** Validation errors from the server. */
  posted?: PostedSignUp;
  /** The page that the mail links to: its button confirms (contract: confirmation link). */
  confirmation?: ConfirmationState;
  /** The link in the mail is no longer valid. */
  hasDoiError?: boolean;
  tiles: readonly ProductTile[];
}

/** The pages of a subscriber, which links in mails lead to (BEY-19). */
export interface SubscriberContent {
  kind: 'subscriber';
  shown:
    | { view: 'invalidLink' }
    | { view: 'unsubscribe'; isDone?: boolean; failure?: LinkFailure }
    | {
        view: 'preferences';
        /** Missing if the preferences could not be loaded. */
        entry?: PreferencesEntry;
        problems?: PreferencesProblems;
        isSaved?: boolean;
        failure?: LinkFailure;
      };
}

/** The customer form of the contact page (INP-11). */
export interface ContactContent {
  kind: 'contact';
  /** The posted values, if they were invalid. */
  entry?: ContactEntry;
  problems?: ContactProblems;
  /** Rejected files of the posted form. */
  refused?: readonly RefusedFile[];
  /** The message was accepted; the reply goes to this address. */
  sentTo?: string;
  hasFailed?: boolean;
}

/** The refund form (INP-13). */
export interface RefundContent {
  kind: 'refund';
  /** The posted values, if they were invalid. */
  entry?: RefundEntry;
  problems?: RefundProblems;
  isReceived?: boolean;
  hasFailed?: boolean;
}

/** The content between header and footer. */
export type PageContent =
  | { kind: 'home'; tiles: readonly ProductTile[]; categories: readonly CategoryLink[] }
  | {
      kind: 'topic';
      topic: Topic;
      name?: ContentName;
      title?: string;
      term?: string;
      /** The result of a posted declaration: withdrawal or cancellation (BEY-02). */
      answer?: { state: 'received'; email: string } | { state: 'failed' };
      tiles: readonly ProductTile[];
    }
  | {
      kind: 'category';
      id: string;
      title?: string;
      tiles: readonly ProductTile[];
      /** Other products, if the category has few. */
      more: readonly ProductTile[];
    }
  | { kind: 'search'; term: string; count: number; tiles: readonly ProductTile[] }
  | { kind: 'product'; product: ProductView; tiles: readonly ProductTile[]; answer?: 'added' | 'failed' }
  | { kind: 'signIn'; isRegistration: boolean; target: string; isWrong: boolean }
  | { kind: 'signOut' }
  | ScenarioPanelContent
  | NewsletterContent
  | SubscriberContent
  | ContactContent
  | RefundContent
  | { kind: 'outbox'; mails: readonly MailView[] }
  | PreviewContent
  | { kind: 'notFound'; tiles: readonly ProductTile[] };
