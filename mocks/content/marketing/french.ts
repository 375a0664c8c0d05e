import type { MarketingTexts } from './marketingTexts.ts';

/** French for Switzerland. */
export const fr: MarketingTexts = {
  navigation: ['Nouveaux univers', 'Café', 'Mode', 'Maison'],
  teaser: 'En ce moment',
  benefits: {
    shipping: 'Livraison offerte dès {amount}',
    newsletter: 'Bon de 10 % avec la newsletter',
    crossChannel: 'Retrait gratuit en succursale',
    returns: '{returns} pour changer d’avis',
  },
  voucher: { instruction: 'Code à saisir dans le panier', legalHint: 'Conditions' },
  topBanner: {
    winter: {
      headline: 'Un hiver tout en douceur.',
      text: '10 % de rabais sur la maille, les plaids et les bougies',
      code: 'HIVER10',
      button: 'Découvrir la collection',
      legalText:
        'Valable jusqu’au 31 janvier dans la boutique en ligne, une fois par personne. Café, livres, cartes cadeaux et produits partenaires exclus. Non cumulable, pas de paiement en espèces.',
    },
    summer: {
      headline: 'Place au soleil.',
      text: '10 % de rabais sur tout pour le jardin, le balcon et le pique-nique',
      code: 'SOLEIL10',
      button: 'Découvrir la collection',
      legalText:
        'Valable jusqu’au 31 août dans la boutique en ligne, une fois par personne. Café, livres, cartes cadeaux et produits partenaires exclus. Non cumulable, pas de paiement en espèces.',
    },
  },
  home: {
    headline: 'La première gorgée du jour',
    subline: 'Torréfiés avec soin, certifiés Fairtrade : nos nouveaux grains sont là.',
    link: 'Découvrir le café',
  },
  category: {
    headline: '15 % de rabais : {title}',
    subline: 'Offre limitée dans le temps, dans la limite des stocks disponibles.',
    button: 'J’en profite',
    legalText:
      'Valable jusqu’à dimanche dans la boutique en ligne. Non cumulable, pas de paiement en espèces.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Avant-première',
      new: 'Nouveau cette semaine',
      more: 'D’autres univers',
      lastChance: 'Dernière chance',
    },
    worlds: [
      ['L’heure du café', 'Un café fraîchement moulu, infusé lentement, dans votre tasse préférée.'],
      [
        'La magie de Noël',
        'Des bougies, de la douceur et de petits cadeaux pour les plus beaux jours de l’année.',
      ],
      ['Bien au chaud', 'Laine, maille et bonnes chaussures : l’hiver peut venir.'],
      ['Brunch du dimanche', 'Du pain frais, du miel et tout son temps : la journée commence bien.'],
      ['Pause yoga', 'Dérouler le tapis, respirer, faire le vide.'],
      ['Mieux dormir', 'Du linge doux et une lumière chaude pour des nuits tranquilles.'],
      ['Moments sucrés', 'Chocolat, miel et biscuits pour la pause de l’après-midi.'],
      ['Au grand air', 'Une tente, un sac à dos et de bonnes chaussures : rien de plus.'],
      ['Balcon fleuri', 'Des plantes, une lumière douce et une place au soleil.'],
      ['À vélo', 'Le bon équipement, en ville comme à la campagne.'],
      ['L’heure de jouer', 'Construire, câliner, rouler : des jouets qui durent.'],
      ['Lumières d’automne', 'Lumière chaude et tenue de pluie pour les semaines dorées.'],
    ],
    badges: { new: 'Nouveau', card: 'Avec la carte', sale: 'Jusqu’à −30 %' },
    until: 'Jusqu’au {date}',
    daysLeft: { one: 'Dernier jour', other: 'Plus que {n} jours' },
    availability: { online: 'En ligne', store: 'En succursale' },
  },
};
