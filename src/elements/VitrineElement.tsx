import { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ShopApi } from '#src/api/shopApi.ts';
import { LOCALE_CODES, toLocale } from '#src/config/locales.ts';
import { DEFAULT_SITE, SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { languages } from '#src/i18n/messages.ts';
import { PageProvider } from '#src/provider/VitrineProvider.tsx';
import type { PageStore } from '#src/state/pageAtom.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import {
  type AttributeKind,
  type AttributeTable,
  readAttribute,
  readAttributes,
  type SettingsOf,
} from './elementAttributes.ts';
import { type ElementOptions, onOptionsChange, readOptions } from './elementOptions.ts';
import { requirePageConsent, trackFromPage } from './pageConsent.ts';

/** Attributes of every element. */
export const PAGE_ATTRIBUTES = { site: SITE_CODES, locale: LOCALE_CODES } as const satisfies AttributeTable;

/** A server has no custom elements, but can import the classes. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

let count = 0;

/** A site's shop: its client, and the state that the client fills. */
interface ElementShop {
  site: SiteCode;
  source: ElementOptions['shop'];
  /** The page's own; without one, the provider's. */
  client: ShopApi | undefined;
  store: PageStore;
  key: string;
}

/**
 * The base of both elements: a React root in the page's own DOM. It survives moving the element, and is unmounted when
 * the element is removed. It renders its attributes, and again after each change of one.
 *
 * It uses the light DOM: the page's style sheet, skip link, labels and content security policy apply as to all other
 * content.
 */
export abstract class VitrineElement extends Base {
  /** The element's attributes, site and locale among them. */
  static readonly attributes: AttributeTable = PAGE_ATTRIBUTES;

  #root: Root | null = null;
  #isWaiting = false;
  #drawing = 0;
  #stopListening = () => {};
  #prefix = `vitrine${++count}-`;
  #shop: ElementShop | null = null;

  /** Renders the component of the element. */
  protected abstract draw(): ReactNode;

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#stopListening();
    this.#stopListening = onOptionsChange(() => this.refresh());
    this.refresh();
  }

  disconnectedCallback(): void {
    // An element that is only moved is connected again before this runs, and keeps its content.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopListening();
      this.#root?.unmount();
      this.#root = null;
      this.#shop = null;
    });
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** Schedules one rendering for all changes of the same task. */
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
    // Before anything on this page can send analytics.
    if (consent) requirePageConsent();
    const { site = DEFAULT_SITE, locale: localeAttribute } = readAttributes(this, PAGE_ATTRIBUTES);
    const locale = localeAttribute ?? toLocale(settings?.locale) ?? SITES[site].locale;
    // The page's own content of the element stays until the language is loaded.
    const messages = await languages[locale].load();
    // A change in the meantime has scheduled another rendering.
    if (!this.isConnected || drawing !== this.#drawing) return;
    const { client, store, key } = this.#shopOf(site);
    const serverData = readOptions().serverData?.(site);
    this.#root ??= createRoot(this, { identifierPrefix: this.#prefix });
    this.#root.render(
      <ErrorBoundary name={this.localName}>
        <PageProvider
          key={key}
          site={site}
          locale={locale}
          messages={messages}
          store={store}
          track={trackFromPage}
          eventSource={this}
          {...(client && { shop: client })}
          {...(serverData && { serverData })}
          {...(settings && { settings })}
          {...(messageOverrides && { messageOverrides })}
          {...(navigate && { navigate })}
          {...(consent && { consent })}
        >
          {this.draw()}
        </PageProvider>
      </ErrorBoundary>,
    );
  }

  /**
   * The shop of a site: another country, or another client, is another shop with its own cart and visitor. Only the
   * current one is kept: the state of a shop that is not shown follows neither visitor nor consent.
   */
  #shopOf(site: SiteCode): ElementShop {
    const source = readOptions().shop;
    if (this.#shop?.site === site && this.#shop.source === source) return this.#shop;
    this.#shop = {
      site,
      source,
      client: source?.(site),
      store: createStore(),
      key: `${site} ${++count}`,
    };
    return this.#shop;
  }

  /** Properties that a page set before the script was loaded shadow the class's accessors; they are set again. */
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

const attributeNames = (table: AttributeTable): string[] =>
  Object.keys(table).map((name) => name.toLowerCase());

/**
 * The base class of an element with these attributes in addition to site and locale. Each attribute has a property:
 * reading it returns the setting, writing it sets the attribute, `undefined` or `null` removes it.
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
