import { useContentLang, useThemeWorlds } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';
import { PageIntro } from './PageIntro.tsx';
import tileStyles from './TileArea.module.css';
import { WorldTiles } from './WorldTiles.tsx';

/** The overview of the theme worlds that the shop shows at this time. */
export function WorldsPage({ title }: ContentOf<'worlds'>) {
  return (
    <>
      <PageIntro title={title} lang={useContentLang()} />
      <div className={tileStyles.area}>
        <WorldTiles groups={useThemeWorlds()} />
      </div>
    </>
  );
}
