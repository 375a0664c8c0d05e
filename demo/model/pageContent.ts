import type { FormAnswer } from '#demo/model/formAnswer.ts';
import type { ErrorText } from '#src/features/mini-cart/store/cartErrorTexts.ts';
import type { Receipt } from '#src/features/mini-cart/store/receipt.ts';
import type { ConfirmationState } from '#src/features/newsletter/confirmationTitles.ts';
import type { PostedSignUp } from '#src/features/newsletter/newsletterModel.ts';
import type { PreferencesInput, PreferencesProblems } from '#src/features/newsletter/preferencesModel.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { PagesBeside } from '#src/sections/footer/sitePaths.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import type { CheckoutInput, CheckoutProblems, PageLink, PaymentOption } from './checkoutForm.ts';
import type { ContactInput, ContactProblems } from './contactForm.ts';
import type { DeclarationAnswer } from './declarationForm.ts';
import type { HelpContact, helpAnswers } from './helpAnswers.ts';
import type { OrderFact } from './orderFacts.ts';
import type { MailSummary } from './outbox.ts';
import type { PreviewContent } from './previewTools.ts';
import type { CategoryLink, ProductDetails, ProductTile, WorldDetails } from './products.ts';
import type { RefundInput, RefundProblems } from './refundForm.ts';
import type { ScenarioPanelContent } from './scenarioPanel.ts';
import type { ContentName, Topic } from './topics.ts';

/** The newsletter's own page. */
export interface NewsletterContent {
  kind: 'newsletter';
  /** Validation errors from the server. */
  posted?: PostedSignUp;
  /** The page that the mail links to: its button confirms (contract: confirmation link). */
  confirmation?: ConfirmationState;
  /** Why its button did not confirm. */
  failure?: FormFailure;
  /** The link in the mail is no longer valid. */
  hasDoiError?: boolean;
}

/** The pages of a subscriber, which links in mails lead to. */
export interface SubscriberContent {
  kind: 'subscriber';
  shown:
    | { view: 'invalidLink' }
    | { view: 'unsubscribe'; isDone?: boolean; failure?: FormFailure }
    | {
        view: 'preferences';
        /** Missing if the preferences could not be loaded. */
        entry?: PreferencesInput;
        problems?: PreferencesProblems;
        isSaved?: boolean;
        failure?: FormFailure;
      };
}

/** The customer form of the contact page. */
export interface ContactContent {
  kind: 'contact';
  /** An accepted message has the address for the reply. */
  answer?: FormAnswer<ContactInput, ContactProblems, { sentTo: string }>;
  /** Names of files that came with a refused message: they are not stored, and have to be attached again. */
  lostFiles?: readonly string[];
  /** The customer service, beside the form. */
  contact?: HelpContact;
  /** Products below the thanks for a message. */
  tiles?: readonly ProductTile[];
}

export interface RefundContent {
  kind: 'refund';
  /** The customer service, beside the form. */
  contact?: HelpContact;
  answer?: FormAnswer<RefundInput, RefundProblems, true>;
}

/** What was ordered, for the page that thanks for it. */
export interface CheckoutOrder {
  sentTo: string;
  /** Whether the confirmation was sent: a mailbox gets a limited number of mails per hour. */
  isMailed: boolean;
  number: string;
  orderedAt: string;
  receipt: Receipt;
  facts: readonly OrderFact[];
}

/** The checkout: its form beside the receipt of the cart. */
export interface CheckoutContent {
  kind: 'checkout';
  payments: readonly PaymentOption[];
  /** The pages that apply to an order. */
  conditions: readonly PageLink[];
  /** Missing if the server could not read the cart. */
  receipt?: Receipt;
  /** The receipt of a cart that is paid at once. */
  prepaidReceipt?: Receipt;
  /** The receipt of a cart that is collected in a store. */
  collectedReceipt?: Receipt;
  /** Whether the visitor is logged in. @default false */
  isLoggedIn?: boolean;
  /** The `orderState` of the receipt's cart. */
  order?: string;
  answer?: FormAnswer<CheckoutInput, CheckoutProblems, CheckoutOrder>;
}

/** Maximum length of the log-in's address and password, in characters; longer ones are rejected. */
export const SIGN_IN_MAX_LENGTH = 256;

/** The values of the log-in that are shown again: never the password. */
export interface SignInInput {
  email: string;
  hasCard: boolean;
}
export type SignInProblems = Partial<Record<'email' | 'password', MessageId>>;

export interface SignInContent {
  kind: 'signIn';
  isRegistration: boolean;
  /** Where the log-in leads. */
  target: string;
  answer?: FormAnswer<SignInInput, SignInProblems, never>;
}

/** The add-to-cart form, with the chosen values of the variant, or the shop's refusal. */
export type AddToCartAnswer = FormAnswer<Readonly<Record<string, string>>, ErrorText, true>;

/** The content between header and footer. */
export type PageContent =
  | { kind: 'home'; tiles: readonly ProductTile[]; categories: readonly CategoryLink[] }
  | {
      kind: 'topic';
      topic: Topic;
      name?: ContentName;
      title?: string;
      term?: string;
      /** The visitor's last order. */
      order?: CheckoutOrder;
      /** Where a visitor who is not logged in finds the page after the log-in. */
      logInTarget?: string;
      /** The result of a posted declaration: withdrawal or cancellation. */
      answer?: DeclarationAnswer;
      /** The customer service, beside a declaration. */
      contact?: HelpContact;
      /** The pages beside it in the footer: legal ones have no heading. */
      beside?: PagesBeside;
      help?: ReturnType<typeof helpAnswers>;
      tiles: readonly ProductTile[];
    }
  | {
      kind: 'category';
      id: string;
      title?: string;
      /** The categories that contain it, the widest first. */
      above: readonly { title: string; href: string }[];
      tiles: readonly ProductTile[];
      /** Other products, if the category has few. */
      more: readonly ProductTile[];
    }
  /** The overview of theme worlds. */
  | { kind: 'worlds'; title: string }
  | { kind: 'world'; world: WorldDetails; tiles: readonly ProductTile[] }
  | {
      kind: 'search';
      term: string;
      tiles: readonly ProductTile[];
      /** Other products, if the search finds few. */
      more: readonly ProductTile[];
      /** What a search with one result or none offers. */
      categories: readonly CategoryLink[];
    }
  | { kind: 'product'; product: ProductDetails; tiles: readonly ProductTile[]; answer?: AddToCartAnswer }
  | SignInContent
  | { kind: 'signOut'; failure?: FormFailure | undefined }
  | ScenarioPanelContent
  | NewsletterContent
  | SubscriberContent
  | CheckoutContent
  | ContactContent
  | RefundContent
  | { kind: 'outbox'; mails: readonly MailSummary[] }
  | PreviewContent
  | { kind: 'notFound'; categories: readonly CategoryLink[] };
