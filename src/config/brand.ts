/**
 * The shop's brand: `name` is shown to people, `slug` builds field names such as `isVitrinecardMember`.
 * A team that puts its own name over the library changes it through `VitrineProvider`'s `settings` (SIT-08).
 */
export const BRAND = { name: 'Vitrine', slug: 'vitrine' } as const;
