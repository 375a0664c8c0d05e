import { Badge } from '#src/entries/ui.ts';

/** What a theme world offers: reductions stand out. */
export function WorldBadges({ badges }: { badges: readonly string[] }) {
  return badges.map((badge) => (
    <Badge key={badge} variant={badge.includes('%') ? 'sale' : 'ink'}>
      {badge}
    </Badge>
  ));
}
