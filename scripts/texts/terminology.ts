import type { Locale } from '#src/config/locales.ts';

/** A language's term, followed by the synonyms to avoid. `*` matches any ending. */
type Term = readonly [term: string, ...synonyms: string[]];
type Terms = Record<Exclude<Locale, 'de-AT' | 'de-CH'>, Term> & { 'de-AT'?: Term; 'de-CH'?: Term };

/** One term per thing and language (SIT-02). Austria and Switzerland default to Germany's terms. */
export const TERMINOLOGY: Readonly<Record<string, Terms>> = {
  cart: {
    'de-DE': ['Warenkorb', 'Einkaufswagen*', 'Einkaufskorb*'],
    'fr-CH': ['panier', 'chariot*', 'caddie*', 'corbeille*'],
    en: ['basket', 'cart', 'carts', 'trolley*', 'shopping bag*'],
    'pl-PL': ['koszyk', 'wózek', 'wózk*'],
    'cs-CZ': ['košík', 'vozík*'],
    'sk-SK': ['košík', 'vozík*'],
    'hu-HU': ['kosár', 'bevásárlókocsi*'],
    'tr-TR': ['sepet', 'alışveriş arabas*', 'alışveriş çantas*'],
    'da-DK': ['kurv', 'indkøbsvogn*', 'indkøbskurv*'],
    'sv-SE': ['varukorg', 'kundvagn*', 'kundkorg*'],
  },
  checkout: {
    'de-DE': ['Kasse', 'Checkout*', 'Kassa*'],
    'de-AT': ['Kassa', 'Checkout*', 'Kasse'],
    'fr-CH': ['caisse', 'checkout*'],
    en: ['checkout', 'till', 'cash desk'],
    'pl-PL': ['kasa', 'checkout*'],
    'cs-CZ': ['pokladna', 'checkout*'],
    'sk-SK': ['pokladňa', 'checkout*'],
    'hu-HU': ['pénztár', 'checkout*'],
    'tr-TR': ['ödeme', 'kasa', 'kasaya', 'checkout*'],
    'da-DK': ['kassen', 'checkout*'],
    'sv-SE': ['kassan', 'checkout*', 'utcheckning*'],
  },
  item: {
    'de-DE': ['Artikel', 'Warenposten*'],
    'fr-CH': ['article', 'marchandise*'],
    en: ['item', 'goods'],
    'pl-PL': ['produkt', 'artykuł', 'artykułu', 'towar*'],
    'cs-CZ': ['zboží', 'artikl*'],
    'sk-SK': ['tovar', 'artikel*', 'artikl*', 'zbožie'],
    'hu-HU': ['termék', 'árucikk*', 'cikk', 'cikkek'],
    'tr-TR': ['ürün', 'artikel*', 'mal', 'mallar'],
    'da-DK': ['vare', 'artikel*', 'artikl*'],
    'sv-SE': ['vara', 'artikel*', 'artiklar*'],
  },
  'wish list': {
    'de-DE': ['Merkzettel', 'Wunschliste*', 'Wunschzettel*', 'Merkliste*'],
    'fr-CH': ['liste d’envies', 'liste de souhaits', 'favoris'],
    en: ['wish list', 'wishlist*', 'saved items'],
    'pl-PL': ['lista życzeń', 'schowek', 'schowk*', 'ulubione produkty'],
    'cs-CZ': ['oblíbené zboží', 'seznam přání', 'wishlist*'],
    'sk-SK': ['obľúbený tovar', 'zoznam želaní', 'wishlist*'],
    'hu-HU': ['kedvencek', 'kívánságlist*', 'kívánságlista*'],
    'tr-TR': ['favorilerim', 'istek listes*', 'dilek listes*'],
    'da-DK': ['ønskeliste', 'huskeliste*', 'favoritter*'],
    'sv-SE': ['önskelista', 'favoriter*', 'sparade varor'],
  },
  store: {
    'de-DE': ['Filiale', 'Ladengeschäft*', 'Geschäft', 'Geschäfte', 'Geschäften'],
    'fr-CH': ['succursale', 'magasin*', 'filiale*', 'point de vente', 'points de vente'],
    en: ['store', 'branch', 'branches', 'outlet*'],
    'pl-PL': ['sklep', 'filia', 'filii', 'placówk*'],
    'cs-CZ': ['prodejna', 'pobočk*', 'filiálk*', 'kamenn*'],
    'sk-SK': ['predajňa', 'pobočk*', 'filiálk*', 'kamenn*'],
    'hu-HU': ['üzlet', 'bolt', 'boltok*', 'boltban', 'boltunk*', 'filiálé*'],
    'tr-TR': ['mağaza', 'şube*', 'dükkân*', 'dükkan*'],
    'da-DK': ['butik', 'filial*', 'forretning*'],
    'sv-SE': ['butik', 'filial*', 'affär', 'affären', 'affärer'],
  },
  'online shop': {
    'de-DE': ['Shop', 'Webshop*', 'E-Shop*', 'Internetshop*'],
    'fr-CH': ['boutique', 'e-boutique*', 'shop', 'magasin en ligne'],
    en: ['shop', 'webshop*', 'web shop*', 'e-shop*'],
    'pl-PL': ['sklep internetowy', 'e-sklep*', 'sklep online', 'sklepie online'],
    'cs-CZ': ['e-shop', 'eshop*', 'internetový obchod', 'webshop*'],
    'sk-SK': ['e-shop', 'eshop*', 'internetový obchod', 'webshop*'],
    'hu-HU': ['webáruház', 'webshop*', 'webbolt*', 'netes bolt*', 'online áruház*'],
    'tr-TR': ['internet mağazası', 'online mağaza*', 'web mağaza*', 'e-mağaza*', 'çevrim içi mağaza*'],
    'da-DK': ['webshop', 'netbutik*', 'onlinebutik*', 'e-butik*'],
    'sv-SE': ['webbutik', 'nätbutik*', 'onlinebutik*', 'e-butik*'],
  },
  newsletter: {
    'de-DE': ['Newsletter', 'Rundbrief*', 'Infobrief*'],
    'fr-CH': ['newsletter', 'infolettre*', 'bulletin*', 'lettre d’information'],
    en: ['newsletter', 'mailing list*'],
    'pl-PL': ['newsletter', 'biuletyn*'],
    'cs-CZ': ['newsletter', 'zpravodaj*'],
    'sk-SK': ['newsletter', 'spravodaj*'],
    'hu-HU': ['hírlevél', 'newsletter*'],
    'tr-TR': ['e-bülten', 'bülten*', 'newsletter*'],
    'da-DK': ['nyhedsbrev', 'newsletter*'],
    'sv-SE': ['nyhetsbrev', 'newsletter*'],
  },
  'to sign up for it': {
    'de-DE': ['anmelden', 'abonnier*'],
    'fr-CH': ['inscrire', 'abonnez*', 's’abonner', 'm’abonner', 'désabonn*'],
    en: ['sign up to', 'sign up for', 'signing up for', 'subscribe', 'subscribe to'],
    'pl-PL': ['zapisz się', 'subskrybuj*', 'zasubskrybuj*', 'zarejestruj się'],
    'cs-CZ': ['přihlásit se', 'zaregistrujte*', 'předplaťte*'],
    'sk-SK': ['prihlásiť sa', 'zaregistrujte*', 'predplaťte*'],
    'hu-HU': ['feliratkozás', 'regisztrálj*'],
    'tr-TR': ['kaydol', 'abone ol*'],
    'da-DK': ['tilmeld', 'abonnér*', 'abonner'],
    'sv-SE': ['anmäl', 'prenumerera*'],
  },
  voucher: {
    'de-DE': ['Gutschein', 'Coupon*', 'Voucher*', 'Bon', 'Bons'],
    'fr-CH': ['bon', 'coupon*', 'voucher*', 'chèque*'],
    en: ['voucher', 'coupon*'],
    'pl-PL': ['kupon', 'voucher*', 'bon', 'bonu', 'bony', 'talon*'],
    'cs-CZ': ['poukaz', 'voucher*', 'kupón*', 'kupon*', 'poukázk*'],
    'sk-SK': ['poukaz', 'voucher*', 'kupón*', 'poukážk*'],
    'hu-HU': ['kupon', 'utalvány*', 'voucher*'],
    'tr-TR': ['kupon', 'voucher*', 'çek', 'çeki', 'çekiniz'],
    'da-DK': ['rabatkode', 'kupon*', 'voucher*', 'værdibevis*'],
    'sv-SE': ['rabattkod', 'kupong*', 'voucher*', 'värdecheck*'],
  },
  'voucher code': {
    'de-DE': ['Gutscheincode', 'Rabattcode*', 'Aktionscode*', 'Promocode*'],
    'fr-CH': ['code promo', 'code de réduction', 'code de rabais', 'code avantage'],
    en: ['voucher code', 'promo code*', 'discount code*'],
    'pl-PL': ['kod rabatowy', 'kod promocyjny', 'kodu promocyjnego', 'kod kuponu'],
    'cs-CZ': ['slevový kód', 'promo kód*', 'kód poukazu', 'akční kód'],
    'sk-SK': ['zľavový kód', 'promo kód*', 'kód poukazu', 'akciový kód'],
    'hu-HU': ['kuponkód', 'kedvezménykód*', 'promóciós kód*', 'akciós kód*'],
    'tr-TR': ['kupon kodu', 'indirim kodu', 'promosyon kodu', 'kampanya kodu'],
    'da-DK': ['rabatkode', 'kampagnekode*', 'kuponkode*'],
    'sv-SE': ['rabattkod', 'kampanjkod*', 'kupongkod*'],
  },
  'gift card': {
    'de-DE': ['Geschenkkarte', 'Gutscheinkarte*', 'Geschenkgutschein*'],
    'fr-CH': ['carte cadeau', 'carte-cadeau', 'bon cadeau', 'bon-cadeau'],
    en: ['gift card', 'gift voucher*', 'gift certificate*'],
    'pl-PL': ['karta podarunkowa', 'karta prezentowa', 'kart* prezentow*', 'bon upominkow*'],
    'cs-CZ': ['dárková karta', 'dárkový poukaz*', 'dárkového poukaz*'],
    'sk-SK': ['darčeková karta', 'darčekový poukaz*', 'darčekového poukaz*'],
    'hu-HU': ['ajándékkártya', 'ajándékutalvány*'],
    'tr-TR': ['hediye kartı', 'hediye çeki', 'hediye kuponu'],
    'da-DK': ['gavekort', 'gavebevis*'],
    'sv-SE': ['presentkort', 'gåvokort*'],
  },
  'loyalty bean': {
    'de-DE': ['Treuebohne', 'Bonusbohne*', 'Treuepunkt*'],
    'fr-CH': ['grain de fidélité', 'point de fidélité', 'points de fidélité', 'haricot*'],
    en: ['loyalty bean', 'bonus bean*', 'loyalty point*'],
    'pl-PL': ['ziarno lojalnościowe', 'punkty lojalnościowe', 'fasol*'],
    'cs-CZ': ['věrnostní zrnko', 'věrnostní bod*', 'fazol*'],
    'sk-SK': ['vernostné zrnko', 'vernostné body', 'fazuľ*'],
    'hu-HU': ['babszem', 'hűségpont*', 'hűségbab*'],
    'tr-TR': ['sadakat çekirdeği', 'sadakat puan*', 'fasulye*'],
    'da-DK': ['bonusbønne', 'loyalitetsbønne*', 'loyalitetspoint*'],
    'sv-SE': ['bonusböna', 'lojalitetsbön*', 'lojalitetspoäng*'],
  },
  'theme world': {
    'de-DE': ['Themenwelt', 'Erlebniswelt*', 'Motivwelt*'],
    'fr-CH': ['univers', 'monde thématique', 'mondes thématiques', 'nouveaux mondes'],
    en: ['themed collection', 'theme world*', 'themed world*'],
    'pl-PL': ['świat tematyczny', 'świat* tematów'],
    'cs-CZ': ['tematický svět', 'svět* témat'],
    'sk-SK': ['tematický svet', 'svet* tém'],
    'hu-HU': ['témavilág', 'tematikus világ*'],
    'tr-TR': ['tema', 'tema dünyas*', 'dünyalar*'],
    'da-DK': ['tema', 'temaverden*', 'univers*'],
    'sv-SE': ['tema', 'temavärld*', 'världar*'],
  },
  delivery: {
    'de-DE': ['Versand', 'Zustellung*', 'Porto'],
    'fr-CH': ['livraison', 'expédition*', 'frais de port'],
    en: ['delivery', 'shipping', 'shipment*', 'postage'],
    'pl-PL': ['dostawa', 'wysyłka gratis', 'transport*'],
    'cs-CZ': ['doprava', 'poštovné*', 'přeprav*'],
    'sk-SK': ['doprava', 'poštovné*', 'preprav*'],
    'hu-HU': ['szállítás', 'postaköltség*'],
    'tr-TR': ['kargo', 'nakliye*', 'sevkiyat*'],
    'da-DK': ['levering', 'fragt*', 'forsendelse*'],
    'sv-SE': ['frakt', 'porto', 'försändelse*'],
  },
  'delivery is free': {
    'de-DE': ['versandkostenfrei', 'portofrei*', 'Gratisversand*', 'gratis versendet', 'Versand gratis'],
    'de-CH': ['portofrei', 'versandkostenfrei*', 'Gratisversand*', 'gratis versendet', 'Versand gratis'],
    'fr-CH': [
      'livraison offerte',
      'livraison gratuite',
      'livr* gratuitement',
      'port offert',
      'franco de port',
    ],
    en: ['free delivery', 'free shipping', 'ships for free', 'delivered for free'],
    'pl-PL': ['darmowa dostawa', 'bezpłatna dostawa', 'dostawa gratis'],
    'cs-CZ': ['doprava zdarma', 'doprava gratis', 'bezplatná doprava'],
    'sk-SK': ['doprava zadarmo', 'doprava zdarma', 'bezplatná doprava'],
    'hu-HU': ['ingyenes szállítás', 'díjmentes szállítás*', 'ingyen szállít*'],
    'tr-TR': ['ücretsiz kargo', 'bedava kargo', 'kargo bedava'],
    'da-DK': ['gratis levering', 'fri fragt', 'gratis fragt', 'fragtfri*'],
    'sv-SE': ['fri frakt', 'gratis frakt', 'fraktfri*', 'fri leverans'],
  },
  subscription: {
    'de-DE': ['Abo', 'Abonnement*'],
    'fr-CH': ['abonnement', 'souscription*'],
    en: ['subscription', 'standing order*'],
    'pl-PL': ['subskrypcja', 'prenumerat*'],
    'cs-CZ': ['předplatné', 'abonmá*', 'subskripc*'],
    'sk-SK': ['predplatné', 'abonmá*', 'subskripc*'],
    'hu-HU': ['előfizetés', 'abonnement*'],
    'tr-TR': ['abonelik', 'üyelik*'],
    'da-DK': ['abonnement', 'subskription*'],
    'sv-SE': ['prenumeration', 'abonnemang*', 'subskription*'],
  },
  order: {
    'de-DE': ['Bestellung', 'Auftrag', 'Aufträge', 'Order', 'Orders'],
    'fr-CH': ['commande', 'ordre d’achat'],
    en: ['order', 'purchase order*'],
    'pl-PL': ['zamówienie', 'zlecenie', 'zlecenia'],
    'cs-CZ': ['objednávka', 'zakázk*'],
    'sk-SK': ['objednávka', 'zákazk*'],
    'hu-HU': ['rendelés', 'megrendelés*'],
    'tr-TR': ['sipariş', 'ısmarla*'],
    'da-DK': ['ordre', 'bestilling*'],
    'sv-SE': ['beställning', 'order', 'ordern', 'ordrar*'],
  },
  account: {
    'de-DE': ['Konto', 'Account*', 'Nutzerkonto*', 'Benutzerkonto*', 'Kundenkonto*'],
    'fr-CH': ['compte', 'espace client', 'profil'],
    en: ['account', 'user profile', 'your profile'],
    'pl-PL': ['konto', 'profil', 'profilu'],
    'cs-CZ': ['účet', 'profil', 'profilu'],
    'sk-SK': ['účet', 'profil', 'profilu'],
    'hu-HU': ['fiók', 'profil', 'profilod*', 'felhasználói fiók*'],
    'tr-TR': ['hesap', 'profil', 'profilim'],
    'da-DK': ['konto', 'profil', 'brugerkonto*'],
    'sv-SE': ['konto', 'profil', 'användarkonto*'],
  },
  'to log in': {
    'de-DE': ['anmelden', 'einlogg*', 'Login*', 'Log-in*', 'auslogg*', 'Logout*'],
    'fr-CH': ['se connecter', 's’identifier', 'login*', 'se loguer'],
    en: ['log in', 'sign in', 'signed in', 'sign out', 'login', 'logon'],
    'pl-PL': ['zaloguj się', 'login', 'logowanie się'],
    'cs-CZ': ['přihlásit se', 'login*', 'zalogov*'],
    'sk-SK': ['prihlásiť sa', 'login*', 'zalogov*'],
    'hu-HU': ['bejelentkezés', 'belépés*', 'belépve', 'lépj be'],
    'tr-TR': ['giriş yap', 'login*', 'oturum açın'],
    'da-DK': ['log ind', 'login*', 'log på'],
    'sv-SE': ['logga in', 'login*', 'logga på'],
  },
  password: {
    'de-DE': ['Passwort', 'Kennwort*'],
    'fr-CH': ['mot de passe', 'code secret', 'password*'],
    en: ['password', 'passcode*', 'passphrase*'],
    'pl-PL': ['hasło', 'password*'],
    'cs-CZ': ['heslo', 'password*'],
    'sk-SK': ['heslo', 'password*'],
    'hu-HU': ['jelszó', 'password*'],
    'tr-TR': ['şifre', 'parola*'],
    'da-DK': ['adgangskode', 'kodeord*', 'password*'],
    'sv-SE': ['lösenord', 'password*'],
  },
  link: {
    'de-DE': ['Link', 'Verweis*', 'Verknüpfung*'],
    'fr-CH': ['lien', 'hyperlien*', 'link*'],
    en: ['link', 'hyperlink*'],
    'pl-PL': ['link', 'odnośnik*', 'łącze', 'łącza'],
    'cs-CZ': ['odkaz', 'link', 'linku', 'linkem'],
    'sk-SK': ['odkaz', 'link', 'linku', 'linkom'],
    'hu-HU': ['link', 'hivatkozás*'],
    'tr-TR': ['bağlantı', 'link*'],
    'da-DK': ['link', 'henvisning*'],
    'sv-SE': ['länk', 'link*'],
  },
  'e-mail': {
    'de-DE': ['E-Mail', 'Email*', 'eMail*'],
    'fr-CH': ['e-mail', 'courriel*', 'email*', 'mél'],
    en: ['e-mail', 'email*'],
    'pl-PL': ['e-mail', 'email*', 'mejl*'],
    'cs-CZ': ['e-mail', 'email*', 'mejl*'],
    'sk-SK': ['e-mail', 'email*', 'mejl*'],
    'hu-HU': ['e-mail', 'email*', 'ímél*'],
    'tr-TR': ['e-posta', 'e-mail*', 'email*', 'eposta*'],
    'da-DK': ['e-mail', 'email*', 'e-post*'],
    'sv-SE': ['mejl', 'e-mail*', 'email*', 'mail'],
  },
  'customer service': {
    'de-DE': ['Kundenservice', 'Kundendienst*', 'Kundenbetreuung*'],
    'de-CH': ['Kundendienst', 'Kundenservice*', 'Kundenbetreuung*'],
    'fr-CH': ['service clientèle', 'service client', 'support client'],
    en: ['customer service', 'customer support', 'customer care'],
    'pl-PL': ['obsługa klienta', 'dział obsługi'],
    'cs-CZ': ['zákaznický servis', 'zákaznická podpora', 'zákaznická linka'],
    'sk-SK': ['zákaznícky servis', 'zákaznícka podpora', 'zákaznícka linka'],
    'hu-HU': ['ügyfélszolgálat', 'vevőszolgálat*'],
    'tr-TR': ['müşteri hizmetleri', 'müşteri servisi', 'müşteri desteği'],
    'da-DK': ['kundeservice', 'kundesupport*', 'kundecenter*'],
    'sv-SE': ['kundtjänst', 'kundservice*', 'kundsupport*'],
  },
  'page header': {
    'de-DE': ['Kopfzeile', 'Seitenkopf*', 'Kopfbereich*', 'Header*'],
    'fr-CH': ['en-tête', 'header*', 'haut de page'],
    en: ['header', 'masthead*'],
    'pl-PL': ['nagłówek', 'header*'],
    'cs-CZ': ['záhlaví', 'hlavičk*', 'header*'],
    'sk-SK': ['hlavička', 'záhlav*', 'header*'],
    'hu-HU': ['fejléc', 'header*'],
    'tr-TR': ['üst bilgi', 'başlık*', 'header*'],
    'da-DK': ['sidehoved', 'header*'],
    'sv-SE': ['sidhuvud', 'header*'],
  },
  'page footer': {
    'de-DE': ['Fußzeile', 'Fußbereich*', 'Seitenfuß*', 'Footer*'],
    'de-CH': ['Fusszeile', 'Fussbereich*', 'Seitenfuss*', 'Footer*'],
    'fr-CH': ['pied de page', 'footer*', 'bas de page'],
    en: ['footer', 'page bottom'],
    'pl-PL': ['stopka', 'footer*'],
    'cs-CZ': ['zápatí', 'patičk*', 'footer*'],
    'sk-SK': ['pätička', 'zápät*', 'footer*'],
    'hu-HU': ['lábléc', 'footer*'],
    'tr-TR': ['alt bilgi', 'footer*'],
    'da-DK': ['sidefod', 'footer*'],
    'sv-SE': ['sidfot', 'footer*'],
  },
  'demo panel': {
    'de-DE': ['Demo-Steuerung', 'Demo-Pult*', 'Schaltpult*', 'Demo-Panel*'],
    'fr-CH': ['panneau de démo', 'bureau de démo', 'console de démo'],
    en: ['demo panel', 'demo desk', 'demo console'],
    'pl-PL': ['panel demo', 'pulpit*', 'biurko demo'],
    'cs-CZ': ['demo panel', 'demo pult*', 'pult*'],
    'sk-SK': ['demo panel', 'demo pult*', 'pult*'],
    'hu-HU': ['demópanel', 'demópult*', 'vezérlőpult*'],
    'tr-TR': ['demo paneli', 'demo masas*', 'demo tezgâh*'],
    'da-DK': ['demopanel', 'demodisk*', 'demobord*'],
    'sv-SE': ['demopanel', 'demobord*', 'demodisk*'],
  },
};

const termOf = (terms: Terms, locale: string): Term | undefined =>
  terms[locale as Locale] ?? (locale.startsWith('de-') ? terms['de-DE'] : undefined);

const ESCAPED = /[.+?^${}()|[\]\\]/g;
const SPACE = '[ \\u00a0\\u202f]';

/** Matches a synonym as whole words, ignoring case. Hyphenated compounds are other words. */
const toPattern = (synonym: string) =>
  new RegExp(
    `(?<![\\p{L}-])${synonym.replace(ESCAPED, '\\$&').replaceAll('*', '\\p{L}*').replaceAll(' ', SPACE)}(?!\\p{L})`,
    'iu',
  );

interface Rule {
  concept: string;
  term: string;
  patterns: readonly RegExp[];
}

const rules = new Map<string, readonly Rule[]>();

function rulesOf(locale: string): readonly Rule[] {
  const known = rules.get(locale);
  if (known) return known;
  const made = Object.entries(TERMINOLOGY).flatMap(([concept, terms]) => {
    const [term, ...synonyms] = termOf(terms, locale) ?? [];
    return term ? [{ concept, term, patterns: synonyms.map(toPattern) }] : [];
  });
  rules.set(locale, made);
  return made;
}

/** The synonyms in a text for which its language has a term. */
export function terminologyProblems(text: string, locale: string): string[] {
  return rulesOf(locale).flatMap(({ concept, term, patterns }) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`says “${found}” for ${concept}; the term is “${term}”`];
    }),
  );
}

const COLUMNS = [
  'de-DE',
  'fr-CH',
  'en',
  'pl-PL',
  'cs-CZ',
  'sk-SK',
  'hu-HU',
  'tr-TR',
  'da-DK',
  'sv-SE',
] as const;

/** The terms as the table of `docs/writing.md`. */
export function terminologyTable(): string {
  const rows = Object.entries(TERMINOLOGY).map(([concept, terms]) => {
    const cells = COLUMNS.map((locale) => {
      const variants = (['AT', 'CH'] as const).flatMap((country) => {
        const own = locale === 'de-DE' && terms[`de-${country}`];
        return own ? `${country}: ${own[0]}` : [];
      });
      return variants.length > 0 ? `${terms[locale][0]} (${variants.join(', ')})` : terms[locale][0];
    });
    return `| ${[concept, ...cells].join(' | ')} |`;
  });
  const head = ['', ...COLUMNS.map((locale) => locale.slice(0, 2))];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}
