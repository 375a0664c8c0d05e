import { collectStories } from '../requirements/requirements.ts';

/** The first story of every component, except Foundations, which have no ARIA snapshots. */
export function firstStories(): string[] {
  const byTitle = Map.groupBy(collectStories(), ({ title }) => title.split(' · ')[0] ?? '');
  return [...byTitle]
    .filter(([title]) => !title.startsWith('Foundations/'))
    .flatMap(([, [first]]) => (first ? [first.id] : []));
}
