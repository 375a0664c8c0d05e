/**
 * The shop's brand: `name` is shown to people, `slug` builds field names such as `isVitrinecardMember`.
 * A team that puts its own name over the library changes it through `VitrineProvider`'s `settings` (SIT-08).
 */
export const BRAND = { name: 'Vitrine', slug: 'vitrine' } as const;

/** The field that marks card members: the brand's slug in `is…cardMember`, `isVitrinecardMember` by default (USR-03). */
export const cardMemberField = (slug: string) =>
  `is${slug.charAt(0).toUpperCase()}${slug.slice(1)}cardMember` as const;

/** The newsletter topic of the brand's card: `VITRINE_CARD` by default (NWL-19). */
export const cardInterest = (slug: string): `${string}_CARD` =>
  `${slug.toUpperCase().replaceAll('-', '_')}_CARD`;
