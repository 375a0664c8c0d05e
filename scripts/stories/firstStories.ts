import { collectStories, isSiteGroup } from '../requirements/requirements.ts';

/** The first story of every component, except Foundations, which only show values. Stories by site repeat them. */
export function firstStories(): string[] {
  const byTitle = Map.groupBy(collectStories(), ({ title }) => title.split(' · ')[0] ?? '');
  return [...byTitle]
    .filter(([title]) => !title.startsWith('Foundations/') && !isSiteGroup(title))
    .flatMap(([, [first]]) => (first ? [first.id] : []));
}
