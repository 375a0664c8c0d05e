/**
 * The shop's brand: `name` is shown to visitors, `slug` is part of field names such as `isVitrinecardMember`. Override
 * it with the `settings` of `VitrineProvider`.
 */
export const BRAND = { name: 'Vitrine', slug: 'vitrine' } as const;

/** The field that marks card members: the brand's slug in `is…cardMember`, `isVitrinecardMember` by default. */
export const cardMemberField = (slug: string) =>
  `is${slug.charAt(0).toUpperCase()}${slug.slice(1)}cardMember` as const;

/** The newsletter topic of the brand's card: `VITRINE_CARD` by default. */
export const cardInterest = (slug: string): `${string}_CARD` =>
  `${slug.toUpperCase().replaceAll('-', '_')}_CARD`;
