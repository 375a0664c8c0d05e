import { collectStories, isSiteGroup } from '../requirements/requirements.ts';

/** The first story of every component, except Foundations, which only show values. Stories by site repeat them. */
export function firstStories(): string[] {
  const byTitle = Map.groupBy(collectStories(), ({ title }) => title.split(' · ')[0] ?? '');
  return [...byTitle]
    .filter(([title]) => !title.startsWith('Foundations/') && !isSiteGroup(title))
    .flatMap(([, [first]]) => (first ? [first.id] : []));
}

/** Those whose ARIA snapshot is stored: a theme has other colours and the same content. */
export const snapshotStories = (): string[] => firstStories().filter((id) => !id.includes('-themes--'));
