import { collectStories } from '../requirements/requirements.ts';

/** The first story of every component: of the values below Foundations there is no tree to keep. */
export function firstStories(): string[] {
  const byTitle = Map.groupBy(collectStories(), ({ title }) => title.split(' · ')[0] ?? '');
  return [...byTitle]
    .filter(([title]) => !title.startsWith('Foundations/'))
    .flatMap(([, [first]]) => (first ? [first.id] : []));
}
