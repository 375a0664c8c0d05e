import { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { languages } from '#messages';
import { createShopApi } from '#src/api/shopApi.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { withSettings } from '#src/config/siteSettings.ts';
import { DEFAULT_SITE, SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import {
  type AttributeKind,
  type AttributeTable,
  readAttribute,
  readAttributes,
  type SettingsOf,
} from './elementAttributes.ts';
import { onOptionsChange, readOptions } from './elementOptions.ts';
import { requirePageConsent, trackFromPage } from './pageConsent.ts';

/** Attributes of every element. */
export const PAGE_ATTRIBUTES = { site: SITE_CODES, locale: LOCALE_CODES } as const satisfies AttributeTable;

/** A server has no elements; the classes can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

let count = 0;

/**
 * What both elements are made of: a React root in the page's own DOM, kept while the element moves about the page and
 * given back when it leaves. It draws what its attributes say, anew whenever one of them changes (BEY-12).
 *
 * The markup stands in the light: the page's style sheet, its main part behind the skip link, its labels and its
 * content policy reach it as they reach everything else.
 */
export abstract class VitrineElement extends Base {
  /** The element's attributes, site and locale among them. */
  static readonly attributes: AttributeTable = PAGE_ATTRIBUTES;

  #root: Root | null = null;
  #isWaiting = false;
  #drawing = 0;
  #stopListening = () => {};
  #prefix = `vitrine${++count}-`;
  /** State by site: another country is another shop, with a cart and a visitor of its own. */
  #stores = new Map<SiteCode, ReturnType<typeof createStore>>();
  #shops = new Map<SiteCode, ReturnType<typeof createShopApi>>();

  /** The part of the page that the element is. */
  protected abstract draw(): ReactNode;

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#stopListening();
    this.#stopListening = onOptionsChange(() => this.refresh());
    this.refresh();
  }

  disconnectedCallback(): void {
    // An element that is only moved is back before this runs, and keeps what it shows.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopListening();
      for (const store of this.#stores.values()) store.set(openFlyoutAtom, 'NONE');
      this.#root?.unmount();
      this.#root = null;
    });
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** Draws the element soon, once for all changes of the moment. */
  protected refresh(): void {
    if (this.#isWaiting || !this.isConnected) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      void this.#render();
    });
  }

  async #render(): Promise<void> {
    const drawing = ++this.#drawing;
    const { settings, messageOverrides, navigate, consent } = readOptions();
    // Before anything of this page can tell analytics (BEY-20).
    if (consent) requirePageConsent();
    const { site = DEFAULT_SITE, locale: given } = readAttributes(this, PAGE_ATTRIBUTES);
    const locale = given ?? withSettings(SITES[site], settings).locale;
    // What the page put into the element stays until its language is there.
    const messages = await languages[locale].load();
    // What changed meanwhile has a drawing of its own.
    if (!this.isConnected || drawing !== this.#drawing) return;
    this.#root ??= createRoot(this, { identifierPrefix: this.#prefix });
    this.#root.render(
      <ErrorBoundary name={this.localName}>
        <VitrineProvider
          key={site}
          site={site}
          locale={locale}
          messages={messages}
          shop={this.#shopFor(site)}
          store={this.#storeFor(site)}
          track={trackFromPage}
          eventSource={this}
          {...(settings && { settings })}
          {...(messageOverrides && { messageOverrides })}
          {...(navigate && { navigate })}
          {...(consent && { consent })}
        >
          {this.draw()}
        </VitrineProvider>
      </ErrorBoundary>,
    );
  }

  #storeFor(site: SiteCode) {
    const store = this.#stores.get(site) ?? createStore();
    this.#stores.set(site, store);
    return store;
  }

  #shopFor(site: SiteCode) {
    const { shop } = readOptions();
    const client = this.#shops.get(site) ?? shop?.(site) ?? createShopApi({ site });
    this.#shops.set(site, client);
    return client;
  }

  /** Properties that a page set before the script was there hide the class's own; they are set again. */
  #takeEarlyProperties(): void {
    const own = this as unknown as Record<string, unknown>;
    const { attributes } = this.constructor as typeof VitrineElement;
    for (const name of Object.keys(attributes)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }
}

/** The names that a browser reports changes of. */
const attributeNames = (table: AttributeTable): string[] =>
  Object.keys(table).map((name) => name.toLowerCase());

/**
 * The base of an element with these attributes beside site and locale. It has a property for each of them: reading tells
 * the setting, writing sets the attribute, `undefined` or `null` removes it.
 */
export function elementWith<Table extends AttributeTable>(table: Table) {
  const attributes = { ...PAGE_ATTRIBUTES, ...table };
  abstract class Element extends VitrineElement {
    static override readonly attributes: AttributeTable = attributes;
    static readonly observedAttributes = attributeNames(attributes);
  }
  for (const [name, kind] of Object.entries<AttributeKind>(attributes)) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: VitrineElement) {
        return readAttribute(name, kind, this.getAttribute(name));
      },
      set(this: VitrineElement, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  type Settings = SettingsOf<typeof PAGE_ATTRIBUTES & Table>;
  return Element as unknown as abstract new () => VitrineElement & Settings;
}
