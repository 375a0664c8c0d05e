import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.CH_FR;

/** The French-speaking Swiss footer: three months to return, free shipping from CHF 30. */
export const content: CountryFooter = {
  headline: 'Faites vos achats l’esprit tranquille',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/modes-de-paiement.html', 'Paiement'], {
        introductoryText: 'Sûr, chiffré et pratique.',
        links: [
          ['/c-4711/modes-de-paiement.html', 'Tous les modes de paiement'],
          ['/c-4712/achat-sur-facture.html', 'Achat sur facture'],
          ['/c-4786/carte-cadeau.html', 'Carte cadeau'],
        ],
        logos: ['twint', 'postfinance', 'visa', 'mastercard', 'paypal'],
      }),
      group('free_shipping', ['/c-4720/livraison.html', 'Livraison'], {
        introductoryText: 'Livraison offerte dès {freeShipping} d’achat.',
        links: [
          [own.shippingCosts, 'Frais et délais de livraison'],
          [LINKS.orders, 'Suivre un envoi'],
          ['/c-4723/livraison-par-transporteur.html', 'Grands articles par transporteur'],
          ['/c-4724/point-de-retrait.html', 'Livraison en point de retrait'],
        ],
        logos: [['swiss_post', 'La Poste']],
      }),
      group('click_collect', ['/c-4730/retrait-en-succursale.html', 'Retrait en succursale'], {
        introductoryText: 'Commandez en ligne, passez prendre votre colis.',
        links: [
          ['/c-4730/retrait-en-succursale.html', 'Comment ça marche'],
          [LINKS.stores, 'Trouver une succursale'],
          [own.storeNews, 'Cette semaine en succursale'],
        ],
      }),
      group('return_shipping', ['/c-4740/retours.html', 'Retours et réclamations'], {
        introductoryText: 'Prenez le temps d’essayer.',
        links: [
          ['/c-4740/retours.html', '{returns} pour changer d’avis'],
          ['/c-4743/annoncer-un-retour.html', 'Annoncer un retour'],
          ['/c-4742/reclamations-et-garantie.html', 'Réclamations et garantie'],
        ],
      }),
      group('contact', [own.help, 'Aide et contact'], {
        introductoryText: 'Une question\u202f? Nous vous répondons volontiers.',
        links: [
          [own.help, 'Questions fréquentes'],
          [LINKS.contact, 'Formulaire de contact'],
          [LINKS.orders, 'Suivi de commande'],
          [LINKS.newsletter, 'S’inscrire à la newsletter'],
        ],
        mobileLinks: [[own.app, 'Notre app']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'Cumulez des grains à chaque achat et profitez-en.',
        links: [
          [own.card, 'Vos avantages'],
          [own.cardRegistration, 'Inscription gratuite'],
          [LINKS.loyaltyBeans, 'Compte fidélité'],
          ['/c-4762/conditions-de-participation.html', 'Conditions de participation'],
        ],
      }),
      group('service_info', ['/c-4770/informations-produits.html', 'Informations produits'], {
        introductoryText: 'Pour en profiter longtemps.',
        links: [
          ['/c-4771/modes-d-emploi.html', 'Modes d’emploi'],
          ['/c-4773/guide-des-tailles.html', 'Guide des tailles'],
          ['/c-4772/elimination-et-composition.html', 'Élimination et composition'],
          ['/c-4774/rappels-de-produits.html', 'Rappels de produits'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/a-propos.html', 'À propos de {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Du bon café et de nouvelles idées chaque semaine.',
        links: [
          ['/c-4780/a-propos.html', 'L’entreprise'],
          ['/c-4781/durabilite.html', 'Durabilité'],
          ['/c-4782/emplois.html', 'Emplois et carrière'],
          ['/c-4783/medias.html', 'Médias'],
        ],
      }),
    ],
  },
  seo: categories('Catégories populaires', [
    ['/c-2101/cafe-en-grains.html', 'Café en grains'],
    ['/c-2102/cafe-filtre.html', 'Café filtre'],
    ['/c-2103/capsules-de-cafe.html', 'Capsules de café'],
    ['/c-2104/machines-a-cafe.html', 'Machines à café'],
    ['/c-2105/espresso.html', 'Espresso'],
    ['/c-2106/abonnement-cafe.html', 'Abonnement café'],
    ['/c-2201/mode-femme.html', 'Mode femme'],
    ['/c-2202/mode-homme.html', 'Mode homme'],
    ['/c-2203/mode-enfant.html', 'Mode enfant'],
    ['/c-2204/vetements-de-sport.html', 'Vêtements de sport'],
    ['/c-2205/pyjamas.html', 'Pyjamas'],
    ['/c-2206/vestes-de-pluie.html', 'Vestes de pluie'],
    ['/c-2301/linge-de-lit.html', 'Linge de lit'],
    ['/c-2302/ustensiles-de-cuisine.html', 'Ustensiles de cuisine'],
    ['/c-2303/textiles-de-maison.html', 'Linge de maison'],
    ['/c-2304/meubles-de-jardin.html', 'Meubles de jardin'],
    ['/c-2305/luminaires.html', 'Luminaires'],
    ['/c-2306/rangement.html', 'Rangement'],
    ['/c-2401/sacs-et-valises.html', 'Sacs et valises'],
    ['/c-2402/bijoux.html', 'Bijoux'],
    ['/c-2403/idees-cadeaux.html', 'Idées cadeaux'],
    ['/c-2404/accessoires-velo.html', 'Accessoires vélo'],
    ['/c-2405/nouveautes.html', 'Nouveautés de la semaine'],
    ['/c-2406/actions.html', 'Actions'],
  ]),
  socialMedia: socialMedia('Suivez-nous', 'ch', ['instagram', 'facebook', 'pinterest', 'youtube']),
  appReferences: apps('Notre app', 'ch'),
  legalLinks: links(
    [own.terms, 'Conditions générales'],
    [LINKS.privacy, 'Protection des données'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/accessibilite.html', 'Accessibilité'],
    [own.imprint, 'Mentions légales'],
  ),
  viewChanger: { toMobile: 'Version mobile', toDesktop: 'Version ordinateur' },
  qualityLogos: {
    heading: 'Contrôlé et certifié',
    logos: [
      { image: 'certified_shop', label: 'Boutique en ligne certifiée', link: '/c-4787/labels.html' },
      { image: 'fairtrade', link: 'https://www.fairtrademaxhavelaar.ch/fr' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/fr/' },
      { image: 'gots', label: 'Textiles bio certifiés GOTS', link: 'https://global-standard.org/' },
      { image: 'ssl', label: 'Connexion sécurisée' },
    ],
  },
  customerSupport: support('Service clientèle', 'CH_FR'),
};
